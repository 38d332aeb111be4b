/** How many revisions are asked for at once, without their content. */
export const PER_PAGE = 100;

/**
 * Where a revision is among the pages that REST answers, newest first.
 *
 * @param position Counted from 0 for the oldest, as time goes.
 * @param total    How many there are.
 */
export function placeOf(
	position: number,
	total: number
): { readonly page: number; readonly index: number } {
	const age = total - 1 - position;
	return { page: Math.floor( age / PER_PAGE ) + 1, index: age % PER_PAGE };
}

/** The positions on the page of one, newest first. */
export function positionsBeside(
	position: number,
	total: number
): readonly number[] {
	if ( total === 0 ) {
		return [];
	}
	const first = ( placeOf( position, total ).page - 1 ) * PER_PAGE;
	const count = Math.min( PER_PAGE, total - first );
	return Array.from(
		{ length: count },
		( _none, index ) => total - 1 - first - index
	);
}
