/**
 * Does the same to each of many, so many of them at once.
 *
 * @return What came of each, in the order of the items.
 */
export async function fewAtATime< Item, Result >(
	items: readonly Item[],
	limit: number,
	act: ( item: Item ) => Promise< Result >
): Promise< readonly Result[] > {
	const results = new Map< number, Result >();
	const left = items.entries();
	const workOff = async () => {
		// All of them take from the same iterator.
		for ( const [ at, item ] of left ) {
			results.set( at, await act( item ) );
		}
	};
	await Promise.all( Array.from( { length: limit }, workOff ) );
	return [ ...results.entries() ]
		.sort( ( [ one ], [ other ] ) => one - other )
		.map( ( [ , result ] ) => result );
}
