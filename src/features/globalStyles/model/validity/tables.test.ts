import fs from 'node:fs';
import { infixOf, PRESET_KINDS, presetPath, valueKeyOf } from '../presets';
import { PROPERTY_NAMES, propertyFacts } from '../properties';
import * as tables from './tables';

/** The constants of the class on the server: lists, numbers and maps of lists. */
const PHP = Object.fromEntries(
	[
		...fs
			.readFileSync( 'includes/Styles/Styles_Sanitizer.php', 'utf8' )
			.matchAll( /private const (\w+)\s*= ([^;]*);/g ),
	].map( ( [ , name = '', value = '' ] ) => [ name, value ] )
);

const textsIn = ( php = '' ) =>
	[ ...php.matchAll( /'([^']*)'/g ) ].map( ( [ , text ] ) => text );

describe( 'the tables of styles', () => {
	it.each( [
		'GROUPS_OF_STYLES',
		'GROUPS_OF_SETTINGS',
		'CONTAINERS',
		'WORDS',
		'ORIGINS',
		'UNSAFE',
	] as const )( 'are those of the server: %s', ( name ) => {
		expect( tables[ name ] ).toEqual( textsIn( PHP[ name ] ) );
	} );

	it( 'have as many steps as on the server', () => {
		expect( String( tables.MAX_STEPS ) ).toBe( PHP.MAX_STEPS );
	} );

	it( 'have the presets of the server', () => {
		expect(
			PRESET_KINDS.flatMap( ( kind ) => [
				presetPath( kind ).split( '.' ).at( -1 ),
				valueKeyOf( kind ),
				infixOf( kind ),
			] )
		).toEqual( textsIn( PHP.PRESETS ) );
	} );

	it( 'have every property whose value is an object', () => {
		const known = [ ...tables.GROUPS_OF_STYLES, ...tables.CONTAINERS ];
		const unknown = PROPERTY_NAMES.map( propertyFacts )
			.filter( ( { group } ) => group !== 'layout' )
			.flatMap( ( { paths } ) =>
				paths.map( ( path ) => path.split( '.' ) )
			)
			.filter(
				( [ first = '', ...rest ] ) =>
					rest.length > 0 && ! known.includes( first )
			);
		expect( unknown ).toEqual( [] );
	} );
} );
