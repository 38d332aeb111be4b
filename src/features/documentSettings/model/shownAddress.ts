/** A URL for display: without protocol, with decoded characters. */
export function shownAddress( link: string ): string {
	const address = link.replace( /^https?:\/\//, '' );
	try {
		return decodeURI( address );
	} catch {
		// The encoding isn't UTF-8.
		return address;
	}
}
