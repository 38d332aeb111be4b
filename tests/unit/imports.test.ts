import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve( import.meta.dirname, '../../src' );

const files: readonly string[] = fs
	.readdirSync( root, { recursive: true, encoding: 'utf8' } )
	.filter( ( file ) => /\.tsx?$/.test( file ) );

const known = new Set( files );

/** The file of src/ that an import leads to; undefined for packages and style sheets. */
const target = ( from: string, specifier: string ): string | undefined => {
	const base = path.join( path.dirname( from ), specifier );
	return specifier.startsWith( '.' )
		? [ '.ts', '.tsx', '/index.ts' ]
				.map( ( end ) => base + end )
				.find( ( file ) => known.has( file ) )
		: undefined;
};

/** What a file imports, types and lazy chunks included. */
function importsOf( file: string ): readonly string[] {
	const { importedFiles } = ts.preProcessFile(
		fs.readFileSync( path.join( root, file ), 'utf8' ),
		true,
		true
	);
	return importedFiles.flatMap(
		( { fileName } ) => target( file, fileName ) ?? []
	);
}

const graph: ReadonlyMap< string, readonly string[] > = new Map(
	files.map( ( file ) => [ file, importsOf( file ) ] )
);

/** Files that can be left aside one after the other are in no circle; returns the rest. */
function inCircles(): readonly string[] {
	let rest = [ ...graph.keys() ];
	for ( let before = -1; before !== rest.length; ) {
		before = rest.length;
		const left = new Set( rest );
		rest = rest.filter( ( file ) =>
			graph.get( file )?.some( ( imported ) => left.has( imported ) )
		);
	}
	return rest;
}

const roomOf = ( file: string ): string | undefined =>
	/^features\/(\w+)\//.exec( file )?.[ 1 ];

describe( 'imports of src/', () => {
	it( 'are found', () => {
		expect( graph.get( 'index.tsx' ) ).toContain( 'app/App.tsx' );
	} );

	it( 'have no circles, types included', () => {
		expect( inCircles() ).toEqual( [] );
	} );

	it( 'lead from a model of one room only to the models of another', () => {
		const wrong = files
			.filter( ( file ) => /^features\/\w+\/model\//.test( file ) )
			.flatMap( ( file ) =>
				( graph.get( file ) ?? [] )
					.filter(
						( imported ) =>
							roomOf( imported ) !== undefined &&
							roomOf( imported ) !== roomOf( file ) &&
							! imported.endsWith( '/index.model.ts' )
					)
					.map( ( imported ) => `${ file } imports ${ imported }` )
			);
		expect( wrong ).toEqual( [] );
	} );
} );
