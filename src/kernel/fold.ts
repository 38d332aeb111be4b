// oxlint-disable-next-line no-control-regex -- Most texts are plain, and need no decomposition.
const PLAIN = /^[\x00-\x7f]*$/;

/**
 * Diacritics of Latin, Greek and Cyrillic letters, vowel points of Hebrew and Arabic with the tatweel, and invisible
 * characters. Not those of Indic scripts, Thai and Japanese, where they distinguish letters: か isn't が.
 */
const MARKS =
	// oxlint-disable-next-line no-misleading-character-class -- They are meant by themselves.
	/[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Letters without a decomposition, and their spelling in plain letters. */
const LETTERS: Readonly< Record< string, string > > = {
	ß: 'ss',
	æ: 'ae',
	œ: 'oe',
	ø: 'o',
	đ: 'd',
	ð: 'd',
	þ: 'th',
	ł: 'l',
	ħ: 'h',
	ı: 'i',
	ς: 'σ',
};
const SPECIAL = new RegExp( `[${ Object.keys( LETTERS ).join( '' ) }]`, 'g' );

/**
 * Text without case and accents, so that "resume" finds "Résumé", "strasse" "Straße" and "istanbul" "İstanbul";
 * full-width and half-width forms of Chinese, Japanese and Korean are equal.
 */
export const fold = ( text: string ): string => {
	const lower = text.toLowerCase();
	return PLAIN.test( lower )
		? lower
		: lower
				.normalize( 'NFKD' )
				.replace( MARKS, '' )
				.replace( SPECIAL, ( letter ) => LETTERS[ letter ] ?? letter )
				.normalize( 'NFKC' );
};
