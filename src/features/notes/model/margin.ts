/** A note beside the canvas. */
export interface Beside {
	readonly key: string;
	/** Where what it is about begins, from above; null where that isn't shown. */
	readonly wanted: number | null;
	readonly height: number;
}

/** How far notes are apart. */
const GAP = 12;

/**
 * How far down each note is: beside what it is about where that leaves room for the others, from above. The open one
 * comes first.
 *
 * @param notes In the order of the document.
 * @param open  The key of the one that is to be right beside its block; null where none is.
 */
export function placeBeside(
	notes: readonly Beside[],
	open: string | null
): Readonly< Record< string, number > > {
	let last = 0;
	const inOrder = notes
		.map( ( { key, wanted, height } ) => {
			last = wanted ?? last;
			return { key, height, wanted: last, top: last };
		} )
		.sort( ( one, other ) => one.wanted - other.wanted );
	// Those above the open one make room for it.
	const before = inOrder.slice(
		0,
		Math.max( 0, inOrder.findIndex( ( { key } ) => key === open ) + 1 )
	);
	before.reduceRight( ( below, note ) => {
		note.top = Math.min( note.wanted, below - GAP - note.height );
		return note.top;
	}, Infinity );
	let end = 0;
	return Object.fromEntries(
		inOrder.map( ( { key, height, top } ) => {
			const place = Math.max( top, end );
			end = place + height + GAP;
			return [ key, place ];
		} )
	);
}

/** Where the last of them ends. */
export const endOf = (
	notes: readonly Beside[],
	places: Readonly< Record< string, number > >
): number =>
	notes.reduce(
		( end, { key, height } ) =>
			Math.max( end, ( places[ key ] ?? 0 ) + height + GAP ),
		0
	);
