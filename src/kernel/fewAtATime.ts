/**
 * Runs an action for each item, with a limit of concurrent ones.
 *
 * @return The results, in the order of the items.
 */
export async function fewAtATime< Item, Result >(
	items: readonly Item[],
	limit: number,
	act: ( item: Item ) => Promise< Result >
): Promise< readonly Result[] > {
	const results = new Map< number, Result >();
	const left = items.entries();
	const workOff = async () => {
		// All runners share one iterator.
		for ( const [ at, item ] of left ) {
			results.set( at, await act( item ) );
		}
	};
	await Promise.all( Array.from( { length: limit }, workOff ) );
	return [ ...results.entries() ]
		.sort( ( [ one ], [ other ] ) => one - other )
		.map( ( [ , result ] ) => result );
}
