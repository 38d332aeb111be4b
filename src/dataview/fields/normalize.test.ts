import type { Field } from '../types';
import { normalizeFields } from '.';

interface Item {
	readonly value?: unknown;
	readonly inner?: { readonly value: unknown };
}

const normalize = ( field: Omit< Field< Item >, 'id' > & { id?: string } ) => {
	const [ normalized ] = normalizeFields< Item >( [
		{ id: 'value', ...field },
	] );
	if ( ! normalized ) {
		throw new Error( 'no field' );
	}
	return normalized;
};

const elements = [
	{ value: 1, label: 'One' },
	{ value: 2, label: 'Two' },
];

describe( 'normalizeFields', () => {
	it( 'fills in defaults', () => {
		expect( normalize( {} ) ).toMatchObject( {
			label: 'value',
			header: 'value',
			operators: [],
			enableSorting: true,
			enableHiding: true,
			enableGlobalSearch: false,
		} );
	} );

	it( 'returns the same result for the same array', () => {
		const fields: readonly Field< Item >[] = [ { id: 'a' } ];
		expect( normalizeFields( fields ) ).toBe( normalizeFields( fields ) );
	} );

	it( 'reads and writes dotted paths', () => {
		const field = normalize( { id: 'inner.value' } );
		const item = { inner: { value: 5 } };
		expect( field.getValue( { item } ) ).toBe( 5 );
		expect( field.getValue( { item: {} } ) ).toBe( undefined );
		expect( field.setValue( { item, value: 6 } ) ).toEqual( {
			inner: { value: 6 },
		} );
	} );

	it( 'can’t filter without elements, nor if filtering is disabled', () => {
		expect( normalize( { elements } ).operators ).toEqual( [
			'isAny',
			'isNone',
		] );
		expect( normalize( { elements, filterBy: false } ).operators ).toEqual(
			[]
		);
	} );

	it.each( [
		[ 'a promise', Promise.resolve( elements ) ],
		[ 'a function', () => elements ],
		[ 'a function that takes its time', () => Promise.resolve( elements ) ],
	] )( 'brings elements late from %s', async ( _name, late ) => {
		const field = normalize( { elements: late } );
		expect( field.elements ).toEqual( [] );
		expect( await field.loadElements?.() ).toEqual( elements );
		expect( field.operators ).not.toEqual( [] );
	} );

	it( 'doesn’t sort images', () => {
		expect( normalize( { type: 'media' } ).enableSorting ).toBe( false );
	} );
} );

describe( 'validation', () => {
	it.each< [ string, Omit< Field< Item >, 'id' >, unknown, boolean ] >( [
		[ 'an integer', { type: 'integer' }, 5, true ],
		[ 'an integer as text', { type: 'integer' }, '5', true ],
		[ 'a fraction', { type: 'integer' }, 1.5, false ],
		[ 'a word', { type: 'integer' }, 'five', false ],
		[ 'an empty integer', { type: 'integer' }, '', false ],
		[ 'no integer', { type: 'integer' }, undefined, false ],
		[ 'a listed integer', { type: 'integer', elements }, 2, true ],
		[
			'an integer that is not listed',
			{ type: 'integer', elements },
			3,
			false,
		],
		[ 'any text', { type: 'text' }, '', true ],
		[ 'a text that is not listed', { type: 'text', elements }, 'x', false ],
		[ 'a date', { type: 'datetime' }, '2024-01-01T00:00:00', true ],
		[ 'no date', { type: 'datetime' }, 'soon', false ],
		[
			'a date that is not listed',
			{ type: 'datetime', elements },
			'2024-01-01',
			false,
		],
		[ 'a picture', { type: 'media' }, 'https://example.org/a.png', true ],
		[ 'what a function refuses', { isValid: () => false }, 1, false ],
		[
			'nothing where something is required',
			{ isValid: { required: true } },
			'',
			false,
		],
		[
			'an optional integer',
			{ type: 'integer', isValid: { required: false } },
			'',
			true,
		],
	] )( '%s', ( _name, field, value, isFine ) => {
		expect( normalize( field ).problem( { value } ) === null ).toBe(
			isFine
		);
	} );

	it( 'uses the message of a custom validator', () => {
		expect( normalize( { isValid: () => 'Too long' } ).problem( {} ) ).toBe(
			'Too long'
		);
	} );
} );
