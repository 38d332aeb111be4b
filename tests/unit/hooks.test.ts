import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve( import.meta.dirname, '../..' );

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
