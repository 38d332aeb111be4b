/*
 * The kinds of characters that WordPress tells apart where it cuts a text into words. Letters beyond
 * Latin-1 belong to none of the first three: they are neither small nor capital.
 */
const SMALL = 'a-z\\xdf-\\xf6\\xf8-\\xff';
const CAPITAL = 'A-Z\\xc0-\\xd6\\xd8-\\xde';
const BETWEEN =
	'\\x00-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\xbf\\u1680\\u180e\\u2000-\\u206f\\u3000\\ufeff';
const OTHER = `[^${ BETWEEN }${ SMALL }${ CAPITAL }\\p{Nd}]`;
const CASELESS = `(?:[${ SMALL }]|${ OTHER })`;

/** A word ends at the end of the text, before what stands between words, and where `end` begins. */
const before = ( end: string ): string => `(?=$|[${ BETWEEN }]|${ end })`;

const AFTER_ORDINAL = '(?![\\p{L}\\p{N}])';

/** What counts as a word, the first that fits. */
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
 * Words with hyphens between them, cut exactly where WordPress cuts them: `Inter24pt` is `inter-24-pt`. Only
 * what is the same here and there names the same preset.
 */
export const kebabCase = ( text: string ): string =>
	( text.replaceAll( "'", '' ).match( WORD ) ?? [] )
		.join( '-' )
		.replace( /[A-Z]/g, ( letter ) => letter.toLowerCase() );
