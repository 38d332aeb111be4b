import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve( import.meta.dirname, '../..' );

/** The folders of includes/ in the order of docs/rooms.md. */
const layers: readonly string[] = [
	...fs
		.readFileSync( path.join( root, 'docs/rooms.md' ), 'utf8' )
		.matchAll( /^- `includes\/([^`]+)`/gm ),
].map( ( [ , folder = '' ] ) => folder );

const filesOf = ( folder: string ): readonly string[] =>
	fs
		.readdirSync( path.join( root, 'includes', folder ) )
		.filter( ( file ) => file.endsWith( '.php' ) )
		.map( ( file ) => path.join( folder, file ) );

/** The folders whose classes a file names; for classes outside of a folder, the class. */
function usedBy( file: string ): ReadonlySet< string > {
	const code = fs
		.readFileSync( path.join( root, 'includes', file ), 'utf8' )
		.replace( /^namespace .*$/m, '' )
		.replace( /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '' );
	return new Set(
		[ ...code.matchAll( /\bAtelier\\(\w+)/g ) ].map(
			( [ , name = '' ] ) => name
		)
	);
}

const violations = layers.flatMap( ( folder, at ) =>
	filesOf( folder ).flatMap( ( file ) =>
		[ ...usedBy( file ) ]
			.filter(
				( name ) =>
					name !== 'Module' &&
					! layers.slice( 0, at + 1 ).includes( name )
			)
			.map( ( name ) => `${ file } uses ${ name }` )
	)
);

describe( 'includes/', () => {
	it( 'has classes that use only the folders before their own in docs/rooms.md', () => {
		expect( violations ).toEqual( [] );
	} );

	it( 'has uses that the test finds', () => {
		const found = new Set(
			layers
				.flatMap( filesOf )
				.flatMap( ( file ) => [ ...usedBy( file ) ] )
		);
		expect( [ ...found ] ).toEqual(
			expect.arrayContaining( [ 'Module', 'Support', 'Documents' ] )
		);
	} );

	it( 'has no class outside of its folders but the plugin and the interface of modules', () => {
		expect( filesOf( '' ) ).toEqual( [ 'Module.php', 'Plugin.php' ] );
	} );

	it( 'has an interface of modules that uses no folder', () => {
		expect( [ ...usedBy( 'Module.php' ) ] ).toEqual( [] );
	} );
} );
