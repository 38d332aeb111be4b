import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve( import.meta.dirname, '../..' );
const read = ( file: string ) =>
	fs.readFileSync( path.join( root, 'includes', file ), 'utf8' );

/** The file of each class, and its constants that are texts. */
const constants = new Map(
	fs
		.readdirSync( path.join( root, 'includes' ), {
			recursive: true,
			encoding: 'utf8',
		} )
		.filter( ( file ) => file.endsWith( '.php' ) )
		.map( ( file ) => [
			path.basename( file, '.php' ),
			{
				file,
				texts: new Map(
					[
						...read( file ).matchAll( /const (\w+)\s*= '(\w+)';/g ),
					].map( ( [ , name, text ] ) => [ name, text ] )
				),
			},
		] )
);

/** Calls that leave something on the site, with their arguments. */
const STORES =
	/\b(?:add_option|update_option|update_user_option|wp_schedule_\w+event|Private_Type::register)(\([^;]*)/g;

/** The text of the first constant among the arguments of a call in a class. */
const nameIn = ( call: string, own: string ) =>
	[ ...call.matchAll( /\b(self|[A-Z]\w+)::([A-Z_]+)/g ) ]
		.map( ( [ , owner = '', constant ] ) =>
			constants
				.get( owner === 'self' ? own : owner )
				?.texts.get( constant )
		)
		.find( ( text ) => text !== undefined );

describe( 'the uninstaller', () => {
	const uninstaller = `${ read( 'Support/Uninstaller.php' ) } '${ constants.get( 'Options' )?.texts.get( 'NAME' ) }'`;
	const stored = [ ...constants ].flatMap( ( [ own, { file } ] ) =>
		[ ...read( file ).matchAll( STORES ) ].map( ( [ , call = '' ] ) =>
			nameIn( call, own )
		)
	);

	it( 'knows all options, events and types of posts', () => {
		expect( stored ).toEqual(
			expect.arrayContaining( [ 'atelier_history', 'wp_dataviews' ] )
		);
		expect(
			stored.filter( ( name ) => ! uninstaller.includes( `'${ name }'` ) )
		).toEqual( [] );
	} );
} );
