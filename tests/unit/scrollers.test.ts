import fs from 'node:fs';
import path from 'node:path';

const SOURCES = path.resolve( __dirname, '../../src' );

const sheets = fs
	.readdirSync( SOURCES, { recursive: true, encoding: 'utf8' } )
	.filter( ( name ) => name.endsWith( '.css' ) );

/** Rules that scroll but aren't what absolute positions inside of them refer to. */
const leakyRules = ( css: string ): readonly string[] =>
	css
		.replace( /\/\*.*?\*\//gs, '' )
		.split( '}' )
		.map( ( rule ) => rule.slice( rule.lastIndexOf( '{' ) + 1 ) )
		.filter(
			( body ) =>
				/\boverflow(-[a-z]+)?:[^;]*(auto|scroll)/.test( body ) &&
				! /\bposition:\s*(relative|absolute|fixed|sticky)/.test( body )
		);

it( 'finds a rule that scrolls without a position', () => {
	expect(
		leakyRules( '@media ( x ) { .a { overflow: auto } } .b { color: red }' )
	).toEqual( [ ' overflow: auto ' ] );
	expect(
		leakyRules( '.a { position: relative; overflow: hidden auto }' )
	).toStrictEqual( [] );
} );

// Text for screen readers is positioned absolutely: below the fold of such a scroller it makes what is around it scroll, too.
it.each( sheets )(
	'what scrolls keeps what is absolute in it: %s',
	( name ) => {
		expect(
			leakyRules( fs.readFileSync( path.join( SOURCES, name ), 'utf8' ) )
		).toStrictEqual( [] );
	}
);
