/** Types without a template, because their content is the design. WordPress makes no paragraphs of their texts. */
const DESIGN_TYPES: readonly string[] = [
	'wp_template',
	'wp_template_part',
	'wp_block',
	'wp_navigation',
];

export const isDesignType = ( type: string ): boolean =>
	DESIGN_TYPES.includes( type );
