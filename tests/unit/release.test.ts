import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve( import.meta.dirname, '../..' );
const read = ( file: string ): string =>
	fs.readFileSync( path.join( root, file ), 'utf8' );

const found = ( text: string, pattern: RegExp ): string =>
	pattern.exec( text )?.[ 1 ]?.trim() ?? 'not found';

const plugin = read( 'plugin.php' );
const readme = read( 'readme.txt' );
const manifest = JSON.parse( read( 'package.json' ) ) as {
	version: string;
	description: string;
	files: readonly string[];
};
const lock = JSON.parse( read( 'package-lock.json' ) ) as {
	version: string;
	packages: Readonly< Record< string, { version: string } > >;
};

/** The rules of wordpress.org's Plugin Check for headers and readme; see docs/release.md. */
describe( 'a release', () => {
	it( 'has one version', () => {
		expect( [
			found( plugin, /^ \* Version:\s+(.+)$/m ),
			found( plugin, /'ATELIER_VERSION', '(.+?)'/ ),
			found( readme, /^Stable tag: (.+)$/m ),
			lock.version,
			lock.packages[ '' ]?.version,
		] ).toEqual( Array( 5 ).fill( manifest.version ) );
	} );

	it( 'has the same requirements as the code', () => {
		const requirements = read( 'includes/Support/Requirements.php' );
		for ( const [ header, constant ] of [
			[ 'Requires at least', 'WORDPRESS' ],
			[ 'Requires PHP', 'PHP' ],
		] as const ) {
			const wanted = found(
				requirements,
				new RegExp( `const ${ constant }\\s+= '(.+)'` )
			);
			expect( [
				found(
					plugin,
					new RegExp( `^ \\* ${ header }:\\s+(.+)$`, 'm' )
				),
				found( readme, new RegExp( `^${ header }: (.+)$`, 'm' ) ),
			] ).toEqual( [ wanted, wanted ] );
		}
	} );

	it( 'has the same description everywhere', () => {
		const [ , short = '' ] =
			/^License URI:.*\n\n(.+)\n\n== /m.exec( readme ) ?? [];
		expect( short.length ).toBeLessThanOrEqual( 150 );
		expect( found( plugin, /^ \* Description:\s+(.+)$/m ) ).toBe( short );
		expect( manifest.description ).toContain( 'opens in half the time' );
		expect( readme.startsWith( '=== Atelier ===' ) ).toBe( true );
		expect( found( readme, /^Tags: (.+)$/m ).split( ',' ) ).toHaveLength(
			5
		);
		expect( found( readme, /^License: (.+)$/m ) ).toBe(
			found( plugin, /^ \* License:\s+(.+)$/m )
		);
	} );

	it( 'has all sections that wordpress.org shows', () => {
		expect(
			[ ...readme.matchAll( /^== (.+) ==$/gm ) ].map(
				( [ , name ] ) => name
			)
		).toEqual( [
			'Description',
			'Installation',
			'Frequently Asked Questions',
			'Screenshots',
			'External services',
			'Changelog',
		] );
	} );

	it( 'has a picture for each caption', () => {
		const [ , captions = '' ] =
			/== Screenshots ==([\s\S]*?)\n== /.exec( readme ) ?? [];
		const wanted = [ ...captions.matchAll( /^(\d)\. /gm ) ].map(
			( [ , number ] ) => `screenshot-${ number ?? '' }.jpg`
		);
		const pictures = fs
			.readdirSync( path.join( root, '.wordpress-org' ) )
			.filter( ( name ) => name.startsWith( 'screenshot' ) );
		expect( pictures.sort() ).toEqual( wanted );
	} );

	it( 'consists of existing files', () => {
		const missing = manifest.files.filter(
			( file ) =>
				! file.startsWith( '!' ) &&
				file !== 'build' &&
				! fs.existsSync( path.join( root, file ) )
		);
		expect( missing ).toStrictEqual( [] );
	} );
} );
