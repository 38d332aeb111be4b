import fs from 'node:fs';
import path from 'node:path';
import journeysOf from '../e2e/journeys.json';

const root = path.resolve( import.meta.dirname, '../..' );

const foldersIn = ( folder: string ): readonly string[] =>
	fs
		.readdirSync( path.join( root, folder ), { withFileTypes: true } )
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( { name } ) => `${ folder }/${ name }` );

const rooms = [
	...foldersIn( 'src' ).filter( ( room ) => room !== 'src/features' ),
	...foldersIn( 'src/features' ),
	...foldersIn( 'includes' ),
];

describe( 'journeys.json', () => {
	it( 'has journeys for every room', () => {
		expect( rooms.length ).toBeGreaterThan( 50 );
		expect(
			rooms.filter( ( room ) => ! ( room in journeysOf ) )
		).toStrictEqual( [] );
	} );

	it( 'has only folders that exist, each with one to three files of journeys that exist', () => {
		for ( const [ room, names ] of Object.entries( journeysOf ) ) {
			expect( fs.existsSync( path.join( root, room ) ) ).toBe( true );
			expect( names.length ).toBeGreaterThan( 0 );
			expect( names.length ).toBeLessThan( 4 );
			for ( const name of names ) {
				expect(
					fs.existsSync(
						path.join( root, 'tests/e2e', `${ name }.spec.ts` )
					)
				).toBe( true );
			}
		}
	} );
} );
