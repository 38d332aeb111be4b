/**
 * Keeps the browser from leaving a page for a file or a link that is dropped outside of a drop zone. Drop zones handle the
 * event themselves, before it bubbles up to here; links and text can be dropped into fields.
 *
 * @param target The page, or its window.
 */
export function refuseDrops( target: Window | Document ): void {
	const refuse = ( event: Event ) => {
		const { dataTransfer } = event as DragEvent;
		// Elements of other windows have other classes.
		const element = event.target as Partial< Element >;
		if (
			dataTransfer?.types.includes( 'Files' ) ||
			! element.closest?.( 'input,textarea,[contenteditable]' )
		) {
			event.preventDefault();
		}
	};
	target.addEventListener( 'dragover', refuse );
	target.addEventListener( 'drop', refuse );
}
