/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import apiFetch from '@wordpress/api-fetch';
import { draftEnd } from './draftEnd';
import { watchRefusals } from './draftState';

const refused = ( code: string ) => () =>
	Promise.resolve(
		new Response( JSON.stringify( { code, message: 'Gone' } ), {
			status: 404,
			headers: { 'Content-Type': 'application/json' },
		} )
	);

it.each( [ true, false ] )(
	'notes that the draft has ended when it refuses a request, parsed: %s',
	async ( parse ) => {
		draftEnd.set( null );
		watchRefusals( 7 );
		const send = () =>
			apiFetch( { path: '/wp/v2/pages/2', method: 'PUT', parse } );
		window.fetch = jest.fn( refused( 'rest_post_invalid_id' ) );
		await expect( send() ).rejects.toBeTruthy();
		expect( draftEnd.get() ).toBeNull();
		window.fetch = jest.fn( refused( 'atelier_draft_missing' ) );
		const error: unknown = await send().catch( ( raw: unknown ) => raw );
		expect( draftEnd.get() ).toEqual( { name: 'deleted' } );
		// Whoever asked for the response can still read it.
		expect(
			error instanceof Response ? await error.json() : error
		).toMatchObject( { code: 'atelier_draft_missing' } );
	}
);
