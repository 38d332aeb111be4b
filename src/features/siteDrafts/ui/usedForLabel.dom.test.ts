/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { parseChange } from '../model/change';
import { usedForLabel } from './usedForLabel';

const labelOf = ( type: string, usedFor: unknown ) => {
	const change = parseChange( { key: 'a', type, usedFor } );
	return change ? usedForLabel( change ) : '';
};

it( 'names what a template is used for', () => {
	expect( labelOf( 'wp_template', [ 'Front Page', 4 ] ) ).toBe(
		'Will be used for “Front Page”.'
	);
} );

it( 'names where a menu is shown', () => {
	expect( labelOf( 'wp_navigation', [ 'Header', 'Footer' ] ) ).toBe(
		'Will be shown as the menu in “Header” and “Footer”, because it’s the newest one.'
	);
} );

it( 'names some of many places, and counts the others', () => {
	expect(
		labelOf(
			'wp_template',
			Array.from( { length: 12 }, ( _none, at ) => `No ${ at }` )
		)
	).toMatch( /“No 9”, and 2 more\.$/ );
} );
