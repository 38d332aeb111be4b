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

/** The folders of the classes that a file uses; for classes outside of folders, the class. */
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
	it( 'has classes that only use folders before their own in docs/rooms.md', () => {
		expect( violations ).toStrictEqual( [] );
	} );

	it( 'has uses, which the test finds', () => {
		const found = new Set(
			layers
				.flatMap( filesOf )
				.flatMap( ( file ) => [ ...usedBy( file ) ] )
		);
		expect( [ ...found ] ).toEqual(
			expect.arrayContaining( [ 'Module', 'Support', 'Documents' ] )
		);
	} );

	it( 'imports nothing that is neither used nor named in an annotation', () => {
		const unused = layers.flatMap( filesOf ).flatMap( ( file ) => {
			const code = fs.readFileSync(
				path.join( root, 'includes', file ),
				'utf8'
			);
			return [ ...code.matchAll( /^use ([\w\\]+);$/gm ) ].flatMap(
				( [ , name = '' ] ) => {
					const [ short = '' ] = name.split( '\\' ).slice( -1 );
					return code.split( new RegExp( `\\b${ short }\\b` ) )
						.length > 2
						? []
						: [ `${ file } imports ${ name }` ];
				}
			);
		} );
		expect( unused ).toStrictEqual( [] );
	} );

	it( 'has no classes outside of folders except Plugin and Module', () => {
		expect( filesOf( '' ) ).toEqual( [ 'Module.php', 'Plugin.php' ] );
	} );

	it( 'has no folder with more than 15 % of the lines', () => {
		const lines = new Map(
			layers.map( ( folder ) => [
				folder,
				filesOf( folder ).reduce(
					( sum, file ) =>
						sum +
						fs
							.readFileSync(
								path.join( root, 'includes', file ),
								'utf8'
							)
							.split( '\n' ).length,
					0
				),
			] )
		);
		const all = [ ...lines.values() ].reduce( ( sum, of ) => sum + of, 0 );
		expect(
			[ ...lines ].filter( ( [ , of ] ) => of > all * 0.15 )
		).toStrictEqual( [] );
	} );

	it( 'has a Module interface that uses no folder', () => {
		expect( [ ...usedBy( 'Module.php' ) ] ).toStrictEqual( [] );
	} );
} );
