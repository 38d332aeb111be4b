/**
 * Whether the browser resolves an address to the scheme, host and port of a page. False for invalid addresses.
 *
 * @param address Absolute, or relative to the page.
 * @param page    An absolute address.
 */
export function isSameOrigin( address: string, page: string ): boolean {
	try {
		return new URL( address, page ).origin === new URL( page ).origin;
	} catch {
		return false;
	}
}
