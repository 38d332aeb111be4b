/** A note beside the canvas. */
export interface Beside {
	readonly key: string;
	/** The top of its block, in pixels; null if it is hidden. */
	readonly wanted: number | null;
	readonly height: number;
}

/** The space between notes, in pixels. */
const GAP = 12;

/**
 * The vertical position of each note in pixels: beside its block, or below the previous note if that needs the space.
 * The open one is placed first.
 *
 * @param notes In document order.
 * @param open  The key of the note that must be beside its block; null without one.
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
	// The notes above the open one make space for it.
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

/** The bottom of the last note. */
export const endOf = (
	notes: readonly Beside[],
	places: Readonly< Record< string, number > >
): number =>
	notes.reduce(
		( end, { key, height } ) =>
			Math.max( end, ( places[ key ] ?? 0 ) + height + GAP ),
		0
	);
