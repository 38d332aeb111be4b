/**
 * Parses an address on the web or of this site; null for any other text, such as a data URL.
 *
 * @param text
 * @param page The address of the page, for addresses without a scheme or host.
 */
export function webUrl( text: string, page: string ): URL | null {
	if ( ! /^(?:https?:\/\/|\/)/i.test( text ) ) {
		return null;
	}
	try {
		return new URL( text, page );
	} catch {
		return null;
	}
}
