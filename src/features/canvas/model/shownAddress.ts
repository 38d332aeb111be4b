/** An address as people read it: without the protocol, and with letters in place of their codes. */
export function shownAddress( link: string ): string {
	const address = link.replace( /^https?:\/\//, '' );
	try {
		return decodeURI( address );
	} catch {
		// Something else than UTF-8 was encoded.
		return address;
	}
}
