import type { FontFormat } from './fontFile/facts';

/** The file name for a downloaded font. The server accepts these extensions only. */
export function nameFromAddress( address: string, format: FontFormat ): string {
	const last = new URL( address ).pathname.split( '/' ).at( -1 ) ?? '';
	const stem = last
		.replace( /\.[^.]*$/, '' )
		.replace( /%[0-9a-f]{2}/gi, '-' )
		.slice( 0, 80 );
	return `${ stem || 'font' }.${ format }`;
}
