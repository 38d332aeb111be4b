import { clamp } from '@/kernel/clamp';

/** The top and bottom of an element, in pixels. */
export interface Extent {
	readonly top: number;
	readonly bottom: number;
}

/**
 * The insertion points: before the first section, between sections, and after the last one.
 *
 * @param sections In document order. Null for hidden ones.
 * @param start    The position for a document without sections.
 * @param room     The range for points, so that their buttons are completely visible.
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
 * The index of the point near a position; null without one. In small sections a point must be nearer, because the
 * middle belongs to the section.
 *
 * @param points In ascending order.
 * @param height
 * @param reach  The maximum distance.
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
 * The new index of a point after sections changed: it stays before the same section.
 *
 * @param point
 * @param before The former sections.
 * @param now    The current sections.
 */
export function movedPoint(
	point: number,
	before: readonly string[],
	now: readonly string[]
): number {
	const next = before.slice( point ).find( ( id ) => now.includes( id ) );
	return next === undefined ? now.length : now.indexOf( next );
}
