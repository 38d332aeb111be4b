/** The positions of an equal entry in two lists. */
export interface Pair {
	readonly before: number;
	readonly after: number;
}

/** The longest common subsequence of two lists, as pairs of positions. */
export function longestCommon(
	before: readonly string[],
	after: readonly string[]
): readonly Pair[] {
	const start = sharedStart( before, after );
	const rows = before.length - start;
	const columns = after.length - start;
	const lengths = Array.from(
		{ length: rows + 1 },
		() => new Uint16Array( columns + 1 )
	);
	const lengthAt = ( row: number, column: number ): number =>
		lengths[ row ]?.[ column ] ?? 0;
	for ( let row = rows - 1; row >= 0; row-- ) {
		for ( let column = columns - 1; column >= 0; column-- ) {
			const isSame = before[ start + row ] === after[ start + column ];
			const line = lengths[ row ];
			if ( line ) {
				line[ column ] = isSame
					? lengthAt( row + 1, column + 1 ) + 1
					: Math.max(
							lengthAt( row + 1, column ),
							lengthAt( row, column + 1 )
						);
			}
		}
	}
	const pairs: Pair[] = Array.from( { length: start }, ( _none, index ) => ( {
		before: index,
		after: index,
	} ) );
	let row = 0;
	let column = 0;
	while ( row < rows && column < columns ) {
		if ( before[ start + row ] === after[ start + column ] ) {
			pairs.push( { before: start + row, after: start + column } );
			row += 1;
			column += 1;
		} else if (
			lengthAt( row + 1, column ) >= lengthAt( row, column + 1 )
		) {
			row += 1;
		} else {
			column += 1;
		}
	}
	return pairs;
}

/** Most lists are unchanged; the common start needs no table. */
function sharedStart(
	before: readonly string[],
	after: readonly string[]
): number {
	let start = 0;
	while (
		start < before.length &&
		start < after.length &&
		before[ start ] === after[ start ]
	) {
		start += 1;
	}
	return start;
}
