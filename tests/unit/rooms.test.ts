import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve( import.meta.dirname, '../..' );

/** Folders whose subfolders are rooms. */
const HOUSES = [
	'src',
	'src/dataview',
	'src/features',
	'includes',
	'tests',
	'tools',
];

const described = (): readonly string[] => {
	const page = fs.readFileSync( path.join( root, 'docs/rooms.md' ), 'utf8' );
	return [ ...page.matchAll( /^- `([^`]+)` – ./gm ) ].map(
		( [ , folder ] ) => folder ?? ''
	);
};

const existing = (): readonly string[] =>
	HOUSES.flatMap( ( house ) =>
		fs
			.readdirSync( path.join( root, house ), { withFileTypes: true } )
			.filter( ( entry ) => entry.isDirectory() )
			.map( ( { name } ) => `${ house }/${ name }` )
	);

describe( 'docs/rooms.md', () => {
	it( 'describes every room, once, and no other', () => {
		expect( [ ...described() ].sort() ).toEqual( [ ...existing() ].sort() );
	} );
} );
