import type { FontFormat } from './fontFile/facts';

/** What to call a font file that comes from an address. The server takes no other endings. */
export function nameFromAddress( address: string, format: FontFormat ): string {
	const last = new URL( address ).pathname.split( '/' ).at( -1 ) ?? '';
	const stem = last
		.replace( /\.[^.]*$/, '' )
		.replace( /%[0-9a-f]{2}/gi, '-' )
		.slice( 0, 80 );
	return `${ stem || 'font' }.${ format }`;
}
