import { parseChange, subjectOf } from './change';
import { changeKeyOf, differences } from './seen';

const seen = ( key: string, version: string ) => ( { key, version } );

it( 'names what was added, changed and discarded since', () => {
	const before = [
		seen( 'page:1', 'a' ),
		seen( 'page:2', 'a' ),
		seen( 'page:3', 'a' ),
	];
	expect( differences( before, before ) ).toEqual( [] );
	expect(
		differences( before, [
			seen( 'page:4', 'a' ),
			seen( 'page:2', 'b' ),
			seen( 'page:1', 'a' ),
		] )
	).toEqual( [
		seen( 'page:4', 'a' ),
		seen( 'page:2', 'b' ),
		seen( 'page:3', 'a' ),
	] );
} );

it.each( [
	[ 'site', 'site', '' ],
	[ 'wp_global_styles:5', 'wp_global_styles', '5' ],
	[ 'page:12', 'page', '12' ],
	[ 'wp_template:theme//slug', 'wp_template', 'theme//slug' ],
] )( 'knows the key of a record: %s', ( key, type, recordId ) => {
	const change = parseChange( { key, type, recordId } );
	expect( change && changeKeyOf( subjectOf( change ) ) ).toBe( key );
} );
