import { rememberLast } from '@/kernel/rememberLast';

/** The user's locale, which is the language of the page, reduced to a tag that browsers support. */
export const locale = (): string =>
	knownPart( window.document.documentElement.lang );

/**
 * WordPress has locales that browsers reject, such as "pt-PT-ao90", and plugins may change the `lang` attribute;
 * formatting a date with an invalid tag throws.
 */
const knownPart = rememberLast( ( lang: string ): string => {
	const parts = lang.split( '-' );
	for ( ; parts.length > 0; parts.pop() ) {
		const part = parts.join( '-' );
		try {
			return Intl.getCanonicalLocales( part )[ 0 ] ?? 'en';
		} catch {
			// Retry without its last part.
		}
	}
	return 'en';
} );
