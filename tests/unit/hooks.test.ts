import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve( import.meta.dirname, '../..' );

const lines = fs
	.readdirSync( path.join( root, 'includes' ), {
		recursive: true,
		encoding: 'utf8',
	} )
	.filter( ( file ) => file.endsWith( '.php' ) )
	.flatMap( ( file ) =>
		fs
			.readFileSync( path.join( root, 'includes', file ), 'utf8' )
			.split( '\n' )
			.map( ( line ) => ( { file, line: line.trim() } ) )
	);

const linesWith = ( pattern: RegExp ): readonly string[] =>
	lines
		.filter( ( { line } ) => pattern.test( line ) )
		.map( ( { file, line } ) => `${ file }: ${ line }` );

describe( 'hooks', () => {
	it( 'of Atelier are asked where a callback that fails costs its own part: see Guard::answer()', () => {
		expect(
			linesWith(
				/^(?!static fn\(\) => ).*apply_filters(?:_ref_array)?\( 'atelier_/
			)
		).toStrictEqual( [] );
	} );

	it( 'of WordPress lose no callback that another plugin may have added', () => {
		expect(
			linesWith( /\bremove_(?:filter|action)\(.*'__return_\w+'/ )
		).toStrictEqual( [] );
	} );
} );

describe( 'docs/hooks.md', () => {
	it( 'describes every hook of the plugin, and no other', () => {
		const fired = fs
			.readdirSync( path.join( root, 'includes' ), {
				recursive: true,
				encoding: 'utf8',
			} )
			.filter( ( file ) => file.endsWith( '.php' ) )
			.flatMap( ( file ) => [
				...fs
					.readFileSync( path.join( root, 'includes', file ), 'utf8' )
					.matchAll(
						/\b(?:apply_filters|do_action)(?:_ref_array)?\( '(atelier_\w+)'/g
					),
			] )
			.map( ( [ , name ] ) => name );
		const described = [
			...fs
				.readFileSync( path.join( root, 'docs/hooks.md' ), 'utf8' )
				.matchAll( /^## `(\w+)`$/gm ),
		].map( ( [ , name ] ) => name );
		expect( described ).toEqual( [ ...new Set( fired ) ].sort() );
	} );
} );
