/**
 * @jest-environment jsdom
 */
import { fireEvent, render, screen } from '@testing-library/react';
import type { Loading } from '../../../ui/useLoad';
import type { PresetUses } from '../model/presetUses';
import { PresetUsesList } from './PresetUsesList';

const uses = (
	overrides: Partial< PresetUses > = {}
): Loading< PresetUses > => ( {
	status: 'ready',
	value: {
		places: [],
		total: 0,
		others: 0,
		isComplete: true,
		...overrides,
	},
	retry: jest.fn(),
} );

const show = (
	load: Loading< PresetUses >,
	inStyles: readonly string[] = []
) => render( <PresetUsesList inStyles={ inStyles } load={ load } /> );

const text = () => screen.getByRole( 'status' ).textContent;

describe( 'PresetUsesList', () => {
	it( 'says that it is looking', () => {
		show( { status: 'loading', retry: jest.fn() } );
		expect( text() ).toContain( 'Checking' );
	} );

	it( 'says that nothing uses it', () => {
		show( uses() );
		expect( text() ).toBe( 'It isn’t used anywhere.' );
	} );

	it( 'does not say so where not everything was looked into', () => {
		show( uses( { isComplete: false } ) );
		expect( text() ).not.toContain( 'It isn’t used anywhere.' );
	} );

	it( 'names documents as links, and counts the others', () => {
		show(
			uses( {
				places: [
					{ type: 'wp_template', id: 'theme//home', title: 'Home' },
					{ type: 'page', id: '7', title: '' },
				],
				total: 12,
				others: 3,
			} )
		);
		const [ home, untitled ] = screen.getAllByRole( 'link' );
		expect( home?.getAttribute( 'href' ) ).toContain(
			encodeURIComponent( '/wp_template/theme//home' )
		);
		expect( untitled?.textContent ).toBe( '(no title)' );
		expect( text() ).toContain( 'and 10 more' );
		expect( text() ).toContain( '3 more you can’t edit' );
	} );

	it( 'names some of many styles', () => {
		show(
			uses(),
			Array.from( { length: 9 }, ( _none, at ) => `Style ${ at }` )
		);
		expect( screen.getAllByText( /^Style / ) ).toHaveLength( 5 );
		expect( text() ).toContain( 'and 4 more' );
	} );

	it( 'says what is known where the server does not answer, and asks again', () => {
		const retry = jest.fn();
		show( { status: 'failed', error: { code: 'offline' }, retry }, [
			'Text',
		] );
		expect( text() ).toContain( 'Could not check' );
		screen.getByText( 'Text' );
		fireEvent.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( retry ).toHaveBeenCalled();
	} );

	it( 'announces nothing where nothing is known', () => {
		show( {
			status: 'failed',
			error: { code: 'forbidden' },
			retry: jest.fn(),
		} );
		expect( text() ).not.toContain( 'Anything that uses it' );
	} );
} );
