/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, render, screen } from '@testing-library/react';
import type { Loading } from '@/ui/useLoad';
import type { Uses } from '../model/uses';
import { UsesList } from './UsesList';

const uses = ( overrides: Partial< Uses > = {} ): Loading< Uses > => ( {
	status: 'ready',
	value: {
		documents: [],
		total: 0,
		others: 0,
		isComplete: true,
		...overrides,
	},
	retry: jest.fn(),
} );

const show = ( load: Loading< Uses >, inStyles: readonly string[] = [] ) =>
	render( <UsesList inStyles={ inStyles } load={ load } /> );

const text = () => screen.getByRole( 'status' ).textContent;

describe( 'UsesList', () => {
	it( 'shows a loading message', () => {
		show( { status: 'loading', retry: jest.fn() } );
		expect( text() ).toContain( 'Checking' );
	} );

	it( 'shows that nothing uses the preset', () => {
		show( uses() );
		expect( text() ).toBe( 'It isn’t used anywhere.' );
	} );

	it( 'doesn’t show that if not everything was searched', () => {
		show( uses( { isComplete: false } ) );
		expect( text() ).not.toContain( 'It isn’t used anywhere.' );
	} );

	it( 'links to documents, and counts the others', () => {
		show(
			uses( {
				documents: [
					{
						type: 'wp_template',
						id: 'theme//home',
						title: 'Home',
						isDirect: true,
					},
					{ type: 'page', id: '7', title: '', isDirect: true },
				],
				total: 15,
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

	it( 'names widgets without a link', () => {
		show(
			uses( {
				documents: [
					{
						type: 'widgets',
						id: '',
						title: 'Widgets',
						isDirect: true,
					},
				],
				total: 1,
			} )
		);
		screen.getByText( 'Widgets' );
		expect( screen.queryByRole( 'link' ) ).toBeNull();
	} );

	it( 'shows the first of many styles', () => {
		show(
			uses(),
			Array.from( { length: 9 }, ( _none, at ) => `Style ${ at }` )
		);
		expect( screen.getAllByText( /^Style / ) ).toHaveLength( 5 );
		expect( text() ).toContain( 'and 4 more' );
	} );

	it( 'shows the styles after an error, and retries', () => {
		const retry = jest.fn();
		show( { status: 'failed', error: { code: 'offline' }, retry }, [
			'Text',
		] );
		expect( text() ).toContain( 'Could not check' );
		screen.getByText( 'Text' );
		fireEvent.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( retry ).toHaveBeenCalled();
	} );

	it( 'announces nothing without a result', () => {
		show( {
			status: 'failed',
			error: { code: 'forbidden' },
			retry: jest.fn(),
		} );
		expect( text() ).not.toContain( 'Anything that uses it' );
	} );
} );
