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

/** Calls that leave something on the site, with their arguments; not the functions of that name, nor comments. */
const STORES =
	/(?<!\*.*|function )\b(?:add_option|update_option|update_user_option|update_site_option|update_user_meta|set_site_transient|wp_schedule_(?:\w+_)?event|Private_Type::register)(\([^;]*)/g;

/** What a call stores: the first constant of a class among its arguments, otherwise the first text. */
function nameIn( call: string, own: string ): string {
	const named = [ ...call.matchAll( /\b(self|[A-Z]\w+)::([A-Z_]+)/g ) ]
		.map( ( [ , owner = '', constant = '' ] ) =>
			constants
				.get( owner === 'self' ? own : owner )
				?.texts.get( constant )
		)
		.find( ( text ) => text !== undefined );
	return named ?? /'([^']+)'/.exec( call )?.[ 1 ] ?? `${ own }: ${ call }`;
}

/** The names of calls in the code of a class. */
const storedIn = ( code: string, own: string ): readonly string[] =>
	[ ...code.matchAll( STORES ) ].map( ( [ , call = '' ] ) =>
		nameIn( call, own )
	);

describe( 'the uninstaller', () => {
	const uninstaller = `${ read( 'Support/Uninstaller.php' ) } '${ constants.get( 'Options' )?.texts.get( 'NAME' ) }'`;
	const stored = [ ...constants ].flatMap( ( [ own, { file } ] ) =>
		own === 'Uninstaller' ? [] : storedIn( read( file ), own )
	);
	const isKnown = ( name: string ): boolean =>
		uninstaller.includes( `'${ name }'` );

	it( 'knows all options, events and types of posts', () => {
		expect( stored ).toEqual(
			expect.arrayContaining( [ 'atelier_history', 'wp_dataviews' ] )
		);
		expect( stored.filter( ( name ) => ! isKnown( name ) ) ).toStrictEqual(
			[]
		);
	} );

	it.each( [
		[ "update_option( 'atelier_new', 1 );", 'atelier_new' ],
		[ 'update_option( self::NEW, 1 );', 'Some: ( self::NEW, 1 )' ],
		[ "wp_schedule_event( time(), 'daily', 'atelier_event' );", 'daily' ],
		[ "update_user_meta( $id, 'other', 1 );", 'other' ],
	] )( 'is asked for %s', ( code, name ) => {
		expect( storedIn( code, 'Some' ) ).toEqual( [ name ] );
		expect( isKnown( name ) ).toBe( false );
	} );
} );
