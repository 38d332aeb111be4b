import type { FontFileFacts } from '../fontFile/facts';

/** The names of widths in OpenType, from 1 to 9. */
const WIDTHS = [
	'Ultra Condensed',
	'Extra Condensed',
	'Condensed',
	'Semi Condensed',
	'',
	'Semi Expanded',
	'Expanded',
	'Extra Expanded',
	'Ultra Expanded',
];

const WIDTH_WORDS =
	/(?:\b(?:semi|extra|ultra|x|demi)[ -]?)?(?:condensed|compressed|narrow|expanded|extended|wide|cond)\b/i;

/** Words for a weight or a style, and those without a meaning. */
const KNOWN_WORDS =
	/\b(?:regular|roman|normal|plain|book|italic|oblique|slanted|inclined|upright|(?:semi|demi|extra|ultra)[ -]?(?:light|bold)?|thin|hairline|light|medium|bold|black|heavy)\b/gi;

/**
 * The name of a width other than the normal one; empty for the normal one. WordPress's styles choose a family, a style and a
 * weight, but no width, so that each width has to be a family of its own.
 */
export function widthName( { cut, family, width }: FontFileFacts ): string {
	const named = WIDTH_WORDS.exec( cut )?.[ 0 ];
	return WIDTH_WORDS.test( family )
		? ''
		: ( named ?? WIDTHS[ width - 1 ] ?? '' );
}

/** What else a cut is called, such as “Display” in “Display Bold”. */
export const cutName = ( { cut }: FontFileFacts ): string =>
	cut
		.replace( WIDTH_WORDS, ' ' )
		.replace( KNOWN_WORDS, ' ' )
		.replace( /\s+/g, ' ' )
		.trim();

const WEIGHTS: readonly ( readonly [ RegExp, string ] )[] = [
	[ /\b(?:extra|ultra)[ -]?light\b/i, '200' ],
	[ /\b(?:extra|ultra)[ -]?bold\b/i, '800' ],
	[ /\b(?:semi|demi)[ -]?bold\b/i, '600' ],
	[ /\b(?:thin|hairline)\b/i, '100' ],
	[ /\blight\b/i, '300' ],
	[ /\bmedium\b/i, '500' ],
	[ /\bbold\b/i, '700' ],
	[ /\b(?:black|heavy)\b/i, '900' ],
];

/** The weight that a cut's name says; null if it says none. */
export const weightInName = ( { cut }: FontFileFacts ): string | null =>
	WEIGHTS.find( ( [ pattern ] ) => pattern.test( cut ) )?.[ 1 ] ?? null;
