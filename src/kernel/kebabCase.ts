/*
 * The character classes that WordPress distinguishes to split a text into words. Letters beyond Latin-1 belong to none of
 * the first three: they are neither lowercase nor uppercase.
 */
const SMALL = 'a-z\\xdf-\\xf6\\xf8-\\xff';
const CAPITAL = 'A-Z\\xc0-\\xd6\\xd8-\\xde';
const BETWEEN =
	'\\x00-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\xbf\\u1680\\u180e\\u2000-\\u206f\\u3000\\ufeff';
const OTHER = `[^${ BETWEEN }${ SMALL }${ CAPITAL }\\p{Nd}]`;
const CASELESS = `(?:[${ SMALL }]|${ OTHER })`;

/** A word ends at the end of the text, before separators, and where `end` starts. */
const before = ( end: string ): string => `(?=$|[${ BETWEEN }]|${ end })`;

const AFTER_ORDINAL = '(?![\\p{L}\\p{N}])';

/** The patterns of words; the first match wins. */
const WORD = new RegExp(
	[
		`[${ CAPITAL }]?[${ SMALL }]+${ before( `[${ CAPITAL }]` ) }`,
		`(?:[${ CAPITAL }]|${ OTHER })+${ before( `[${ CAPITAL }]${ CASELESS }` ) }`,
		`[${ CAPITAL }]?${ CASELESS }+`,
		`[${ CAPITAL }]+`,
		`\\p{Nd}*(?:1ST|2ND|3RD|(?![123])\\p{Nd}TH)(?:${ AFTER_ORDINAL }|(?=[a-z_]))`,
		`\\p{Nd}*(?:1st|2nd|3rd|(?![123])\\p{Nd}th)(?:${ AFTER_ORDINAL }|(?=[A-Z_]))`,
		'\\p{Nd}+',
	].join( '|' ),
	'gu'
);

/**
 * A slug of words joined by hyphens, split exactly as WordPress splits them: `Inter24pt` is `inter-24-pt`. Only equal slugs
 * refer to the same preset.
 */
export const kebabCase = ( text: string ): string =>
	( text.replaceAll( "'", '' ).match( WORD ) ?? [] )
		.join( '-' )
		.replace( /[A-Z]/g, ( letter ) => letter.toLowerCase() );
