/** Types whose whole content is design: no template is ever put around them. */
const DESIGN_TYPES: readonly string[] = [
	'wp_template',
	'wp_template_part',
	'wp_block',
	'wp_navigation',
];

/** Types that are a piece of a page: they are shown as a sheet of their own, with room around it. */
const PIECE_TYPES: readonly string[] = [
	'wp_template_part',
	'wp_block',
	'wp_navigation',
];

export const isPieceType = ( type: string ): boolean =>
	PIECE_TYPES.includes( type );

export const isDesignType = ( type: string ): boolean =>
	DESIGN_TYPES.includes( type );
