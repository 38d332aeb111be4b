let known: { readonly lang: string; readonly locale: string } | null = null;

/** The language of the page, which is the user's, as far as the browser knows it. */
export function locale(): string {
	const { lang } = window.document.documentElement;
	if ( known?.lang !== lang ) {
		known = { lang, locale: knownPart( lang ) };
	}
	return known.locale;
}

/**
 * WordPress has languages with names that no browser takes, such as "pt-PT-ao90", and plugins may change what the page says: asking a
 * browser to format a date for these would throw.
 */
function knownPart( lang: string ): string {
	const parts = lang.split( '-' );
	for ( ; parts.length > 0; parts.pop() ) {
		const part = parts.join( '-' );
		try {
			return Intl.getCanonicalLocales( part )[ 0 ] ?? 'en';
		} catch {
			// Then without its last part.
		}
	}
	return 'en';
}
