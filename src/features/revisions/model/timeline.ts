/** The number of revisions per request, without their content. */
export const PER_PAGE = 100;

/**
 * The page and index of a revision in REST, newest first.
 *
 * @param position Counted from 0 for the oldest.
 * @param total    The number of revisions.
 */
export function pageAndIndexOf(
	position: number,
	total: number
): { readonly page: number; readonly index: number } {
	const age = total - 1 - position;
	return { page: Math.floor( age / PER_PAGE ) + 1, index: age % PER_PAGE };
}

/** The positions of all revisions on the same page, newest first. */
export function positionsBeside(
	position: number,
	total: number
): readonly number[] {
	if ( total === 0 ) {
		return [];
	}
	const first = ( pageAndIndexOf( position, total ).page - 1 ) * PER_PAGE;
	const count = Math.min( PER_PAGE, total - first );
	return Array.from(
		{ length: count },
		( _none, index ) => total - 1 - first - index
	);
}
