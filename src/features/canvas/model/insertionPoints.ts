import { clamp } from '../../../kernel/clamp';

/** Where something begins and ends, from above. */
export interface Extent {
	readonly top: number;
	readonly bottom: number;
}

/**
 * Where something can be put: before the first section, between two, and after the last one.
 *
 * @param sections In their order. Those that are not shown are null.
 * @param start    Where sections begin, for when there is none.
 * @param room     What the points have to be in, so that all of a button on them is seen.
 */
export function insertionPoints(
	sections: readonly ( Extent | null )[],
	start: number,
	room: Extent
): readonly number[] {
	const shown = ( from: number, to?: number ) =>
		sections.slice( from, to ).filter( ( section ) => section !== null );
	return Array.from( { length: sections.length + 1 }, ( _, at ) => {
		const above = shown( 0, at ).at( -1 )?.bottom;
		const below = shown( at )[ 0 ]?.top;
		const between =
			above === undefined || below === undefined
				? ( above ?? below ?? start )
				: ( above + below ) / 2;
		return clamp( between, room.top, room.bottom );
	} );
}

/**
 * The number of the point that is meant at some height; null where none is near. In small sections a point has to be
 * nearer: what is between two of them is the section itself.
 *
 * @param points From above.
 * @param height
 * @param reach  How near it has to be at most.
 */
export function pointNear(
	points: readonly number[],
	height: number,
	reach: number
): number | null {
	const distances = points.map( ( point ) => Math.abs( point - height ) );
	const [ least = Infinity, next = Infinity ] = [ ...distances ].sort(
		( a, b ) => a - b
	);
	return least <= Math.min( reach, ( least + next ) / 4 )
		? distances.indexOf( least )
		: null;
}

/**
 * The number that a point has once sections came and went: still before the section that it was before.
 *
 * @param point
 * @param before The sections there were.
 * @param now    Those there are.
 */
export function movedPoint(
	point: number,
	before: readonly string[],
	now: readonly string[]
): number {
	const next = before.slice( point ).find( ( id ) => now.includes( id ) );
	return next === undefined ? now.length : now.indexOf( next );
}
