/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { act, renderHook, waitFor } from '@testing-library/react';
import { fail, ok } from '@/kernel/result';
import * as requests from './requests';
import { changeSettings, onUnsentSettings, useSavedViews } from './savedViews';
import { keepUnsent, unsentByPages, type Unsent } from './unsent';

jest.mock( './requests', () => ( {
	__esModule: true,
	fetchViews: jest.fn(),
	putView: jest.fn(),
	baseOn: jest.fn(),
	baseVersion: () => 'content:now',
} ) );
const { fetchViews, putView, baseOn } = jest.mocked( requests );

/** Another list in each test: what a page has loaded, it keeps. */
let type = 0;

/** Opens a list whose only view, of the same id, has these settings. */
async function openList( settings: string ) {
	const id = String( ++type );
	fetchViews.mockResolvedValue( ok( [ { id, title: 'Mine', settings } ] ) );
	const { result } = renderHook( () => useSavedViews( `type-${ id }` ) );
	await waitFor( () => expect( result.current.status ).toBe( 'ready' ) );
	return { id, list: `type-${ id }` };
}

const unsentOf = ( settings: string ): Unsent => ( {
	type: `type-${ type + 1 }`,
	settings,
	version: 'content:before',
} );

beforeEach( () => {
	jest.clearAllMocks();
	localStorage.clear();
	putView.mockResolvedValue( ok( undefined ) );
} );

describe( 'settings of a view that can’t be sent', () => {
	it( 'are kept for the next page at once, and until they are sent', async () => {
		const { id, list } = await openList( 'old' );
		putView.mockResolvedValueOnce( fail( { code: 'offline' } ) );
		act( () => changeSettings( list, id, 'new' ) );
		const kept = { type: list, settings: 'new', version: 'content:now' };
		expect( unsentByPages() ).toEqual( { [ id ]: kept } );
		await waitFor( () => expect( putView ).toHaveBeenCalledTimes( 1 ), {
			timeout: 3000,
		} );
		expect( unsentByPages() ).toEqual( { [ id ]: kept } );
		act( () => changeSettings( list, id, 'newer' ) );
		await waitFor( () => expect( unsentByPages() ).toEqual( {} ), {
			timeout: 3000,
		} );
		expect( putView ).toHaveBeenLastCalledWith(
			id,
			{ settings: 'newer' },
			false
		);
	} );

	it( 'are sent by the next page, based on the version that they were made on', async () => {
		keepUnsent( String( type + 1 ), unsentOf( 'new' ) );
		keepUnsent( 'other', { ...unsentOf( 'new' ), type: 'another list' } );
		const { id } = await openList( 'old' );
		expect( baseOn ).toHaveBeenCalledWith( id, 'content:before' );
		await waitFor(
			() =>
				expect( putView.mock.calls ).toEqual( [
					[ id, { settings: 'new' }, false ],
				] ),
			{ timeout: 3000 }
		);
		await waitFor( () =>
			expect( Object.keys( unsentByPages() ) ).toEqual( [ 'other' ] )
		);
	} );

	it( 'are forgotten where the site has them, and where there is no such view', async () => {
		keepUnsent( String( type + 1 ), unsentOf( 'old' ) );
		keepUnsent( 'gone', unsentOf( 'new' ) );
		await openList( 'old' );
		expect( unsentByPages() ).toEqual( {} );
		expect( baseOn ).not.toHaveBeenCalled();
	} );

	it( 'are the journal’s once that is there', async () => {
		const { id, list } = await openList( 'old' );
		putView.mockResolvedValue( fail( { code: 'offline' } ) );
		act( () => changeSettings( list, id, 'new' ) );
		const listener = jest.fn();
		onUnsentSettings( listener );
		expect( listener ).toHaveBeenCalled();
		expect( unsentByPages() ).toEqual( {} );
		act( () => changeSettings( list, id, 'newer' ) );
		expect( unsentByPages() ).toEqual( {} );
	} );
} );
