/** What a tab has stored for its next page, in no order. */
export const storedValues = (): readonly unknown[] =>
	Object.keys( sessionStorage ).map(
		( key ) =>
			(
				JSON.parse( sessionStorage.getItem( key ) ?? '{}' ) as {
					readonly value?: unknown;
				}
			 ).value
	);
