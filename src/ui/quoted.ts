import { __, isRTL, sprintf } from '@wordpress/i18n';

/**
 * A text that has a direction of its own, for use inside a sentence. Beside Latin words the marks of a right-to-left
 * sentence would go to the wrong side of them.
 */
export const isolated = ( text: string ): string =>
	isRTL() ? `\u2068${ text }\u2069` : text;

/** A name or a text in the quotation marks of the page's language. */
export const quoted = ( text: string ): string =>
	sprintf(
		/* translators: %s: a name or a text. */
		__( '“%s”', 'atelier' ),
		isolated( text )
	);
