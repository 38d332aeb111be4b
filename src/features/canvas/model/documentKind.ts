/** Types for a part of a page: the canvas shows them as a sheet with space around it. */
const PIECE_TYPES: readonly string[] = [
	'wp_template_part',
	'wp_block',
	'wp_navigation',
];

export const isPieceType = ( type: string ): boolean =>
	PIECE_TYPES.includes( type );
