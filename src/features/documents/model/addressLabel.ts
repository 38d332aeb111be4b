/** The length of a host that is shown; what decides is at its end. */
const HOST = 40;

/** The site that an address leads to, in lower case with its port; empty for this site and for others than web pages. */
export function siteOf( address: string, home: string ): string {
	const url = urlOf( address, home );
	return url !== null &&
		isOfWeb( url ) &&
		url.host !== urlOf( home, home )?.host
		? url.host
		: '';
}

/**
 * An address in few characters, the host first: a browser's own reading of it, without user names that look like one.
 * Addresses on this site have no host.
 */
export function addressLabel( address: string, home: string ): string {
	const url = urlOf( address, home );
	if ( url === null || ! isOfWeb( url ) ) {
		return address;
	}
	const { host } = url;
	const site = siteOf( address, home ) === '' ? '' : ending( host );
	const path = `${ url.pathname }${ url.search }${ url.hash }`;
	return site + ( site !== '' && path === '/' ? '' : path );
}

/** The name of a file on this site, else its address. */
export const fileLabel = ( address: string, home: string ): string =>
	siteOf( address, home ) === ''
		? ( address
				.replace( /[?#].*$/s, '' )
				.split( '/' )
				.at( -1 ) ??
				'' ) ||
			address
		: addressLabel( address, home );

const isOfWeb = ( { protocol }: URL ): boolean =>
	protocol === 'http:' || protocol === 'https:';

const ending = ( host: string ): string =>
	host.length > HOST ? `…${ host.slice( -HOST ) }` : host;

function urlOf( address: string, home: string ): URL | null {
	try {
		return new URL( address, home );
	} catch {
		return null;
	}
}
