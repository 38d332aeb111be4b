const EXTENSIONS = [ 'otf', 'ttf', 'woff', 'woff2' ] as const;

type Extension = ( typeof EXTENSIONS )[ number ];

/** How a font of each kind begins. */
const BEGINNINGS: Readonly< Record< string, Extension > > = {
	wOF2: 'woff2',
	wOFF: 'woff',
	OTTO: 'otf',
	true: 'ttf',
	'\x00\x01\x00\x00': 'ttf',
};

/** What kind of font a file is, by how it begins; null for what is none. */
export const kindOfFont = ( bytes: Uint8Array ): Extension | null =>
	BEGINNINGS[ String.fromCharCode( ...bytes.subarray( 0, 4 ) ) ] ?? null;

/** What to call a font file that comes from an address. The server takes no other endings. */
export function nameFromAddress( address: string, kind: Extension ): string {
	const last = new URL( address ).pathname.split( '/' ).at( -1 ) ?? '';
	const stem = last
		.replace( /\.[^.]*$/, '' )
		.replace( /%[0-9a-f]{2}/gi, '-' )
		.slice( 0, 80 );
	return `${ stem || 'font' }.${ kind }`;
}
