const MARKS = /\p{M}/gu;
// eslint-disable-next-line no-control-regex -- Most texts are plain, and need no decomposition.
const PLAIN = /^[\x00-\x7f]*$/;

/** Text without case and accents, so that "resume" finds "Résumé". */
export const fold = ( text: string ): string => {
	const lower = text.toLowerCase();
	return PLAIN.test( lower )
		? lower
		: lower.normalize( 'NFD' ).replace( MARKS, '' );
};
