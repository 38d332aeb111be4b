/** Types whose whole content is design: no template is ever put around them. */
const DESIGN_TYPES: readonly string[] = [
	'wp_template',
	'wp_template_part',
	'wp_block',
	'wp_navigation',
];

export const isDesignType = ( type: string ): boolean =>
	DESIGN_TYPES.includes( type );
