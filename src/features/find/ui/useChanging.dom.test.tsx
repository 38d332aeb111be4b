/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { act, renderHook } from '@testing-library/react';
import { ok } from '@/kernel/result';
import { useChanging } from './useChanging';

const mockFetch =
	jest.fn<
		( options: {
			readonly path: string;
			readonly method?: string;
		} ) => Promise< unknown >
	>();

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: ( options: { path: string } ) => mockFetch( options ),
} ) );

const DRAFT = { id: 90, title: 'Replaced', status: 'open' };

/** Changes documents in a new site draft; resolves with the state, and whether the draft was deleted. */
async function changed( done: number, isDeletable = true ) {
	let isDeleted = false;
	mockFetch.mockImplementation( ( { method } ) => {
		isDeleted ||= method === 'DELETE' && isDeletable;
		return method === 'DELETE' && ! isDeletable
			? Promise.reject( new Error( 'Somebody has saved into it.' ) )
			: Promise.resolve( DRAFT );
	} );
	const { result } = renderHook( useChanging );
	await act( () =>
		result.current.start( 'draft', () =>
			Promise.resolve(
				ok( {
					title: 'Replaced',
					asEdits: () => Promise.resolve( { done, refused: [] } ),
					inDraft: () => Promise.resolve( { done, refused: [] } ),
				} )
			)
		)
	);
	return { state: result.current.state, isDeleted };
}

describe( 'changes in a new site draft', () => {
	it.each( [
		[ 'goes if nothing came into it', 0, true, true, null ],
		[ 'stays with what was changed', 2, true, false, { id: 90 } ],
		[ 'stays if it can’t be deleted', 0, false, false, { id: 90 } ],
	] )( 'the draft %s', async ( _, done, isDeletable, isDeleted, draft ) => {
		expect( await changed( done, isDeletable ) ).toMatchObject( {
			isDeleted,
			state: { status: 'done', done: { done, draft } },
		} );
	} );
} );
