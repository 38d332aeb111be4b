let known: { readonly lang: string; readonly locale: string } | null = null;

/** The user's locale, which is the language of the page, reduced to a tag that browsers support. */
export function locale(): string {
	const { lang } = window.document.documentElement;
	if ( known?.lang !== lang ) {
		known = { lang, locale: knownPart( lang ) };
	}
	return known.locale;
}

/**
 * WordPress has locales that browsers reject, such as "pt-PT-ao90", and plugins may change the `lang` attribute;
 * formatting a date with an invalid tag throws.
 */
function knownPart( lang: string ): string {
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
}
