import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve( import.meta.dirname, '../..' );
const folder = path.join( root, 'docs/user' );
const guides = fs
	.readdirSync( folder )
	.filter( ( name ) => name.endsWith( '.md' ) )
	.map( ( name ) => ( {
		name,
		text: fs.readFileSync( path.join( folder, name ), 'utf8' ),
	} ) );

/** All messages of Atelier. */
const said = new Set(
	[
		...fs
			.readFileSync( path.join( root, 'languages/atelier.pot' ), 'utf8' )
			.matchAll( /^msgid "(.+)"$/gm ),
	].map( ( [ , id = '' ] ) => id.replace( /\\(.)/g, '$1' ) )
);

describe( 'guides for users', () => {
	it( 'use the labels of the screen', () => {
		const wrong = guides.flatMap( ( { name, text } ) =>
			[ ...text.matchAll( /\*\*([^*]+)\*\*/g ) ]
				.map( ( [ , label = '' ] ) => label.replace( /\s+/g, ' ' ) )
				.filter( ( label ) => label !== 'bold' && ! said.has( label ) )
				.map( ( label ) => `${ name }: ${ label }` )
		);
		expect( wrong ).toStrictEqual( [] );
	} );

	it( 'show existing pictures, all taken by the script', () => {
		const script = fs.readFileSync(
			path.join( folder, 'pictures.mjs' ),
			'utf8'
		);
		const shown = guides
			.flatMap( ( { text } ) => [
				...text.matchAll( /\(pictures\/([\w-]+)\.jpg\)/g ),
			] )
			.map( ( [ , name = '' ] ) => name );
		expect( shown.length ).toBeGreaterThan( 5 );
		expect(
			shown.filter(
				( name ) =>
					! script.includes( `${ name }: ` ) ||
					! fs.existsSync(
						path.join( folder, `pictures/${ name }.jpg` )
					)
			)
		).toStrictEqual( [] );
		expect(
			fs
				.readdirSync( path.join( folder, 'pictures' ) )
				.filter( ( name ) => name.endsWith( '.jpg' ) )
				.sort()
		).toEqual(
			[ ...new Set( shown ) ].map( ( n ) => `${ n }.jpg` ).sort()
		);
	} );

	it( 'are all in the table of contents', () => {
		const { text = '' } =
			guides.find( ( { name } ) => name === 'README.md' ) ?? {};
		const listed = [ ...text.matchAll( /\(([\w-]+\.md)\)/g ) ].map(
			( [ , name ] ) => name
		);
		expect( [ ...listed, 'README.md' ].sort() ).toEqual(
			guides.map( ( { name } ) => name ).sort()
		);
	} );
} );
