/**
 * For a popover whose toggle closes it by a click: closes it when the focus moves anywhere else.
 *
 * @param button
 * @param close
 */
export const closeUnlessOn =
	( button: Element | null, close: () => void ) =>
	( { nativeEvent }: { readonly nativeEvent: Event } ): void => {
		const next =
			'relatedTarget' in nativeEvent ? nativeEvent.relatedTarget : null;
		if ( next !== button ) {
			close();
		}
	};
