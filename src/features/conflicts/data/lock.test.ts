import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdLock, type Lock } from './lock';

const { apiFetch } = vi.hoisted( () => ( { apiFetch: vi.fn() } ) );
vi.mock( '@wordpress/api-fetch', () => ( { default: apiFetch } ) );

const ANNA = { holder: { id: 2, name: 'Anna' } };
const NOBODY = { holder: null };

function setUp( first: unknown ) {
	let answer = first;
	apiFetch.mockImplementation( () => Promise.resolve( answer ) );
	const told: Lock[] = [];
	const held = holdLock( '7', ( lock ) => told.push( lock ) );
	return {
		held,
		told,
		answerWith: async ( next: unknown ) => {
			answer = next;
			await vi.advanceTimersByTimeAsync( 30_000 );
		},
	};
}

const deletions = () =>
	apiFetch.mock.calls.filter(
		( [ options ] ) => ( options as { method: string } ).method === 'DELETE'
	).length;

describe( 'holdLock', () => {
	beforeEach( () => {
		vi.useFakeTimers();
		vi.stubGlobal( 'window', new EventTarget() );
	} );
	afterEach( () => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
		apiFetch.mockReset();
	} );

	it( 'tells once who has it, and when it is ours', async () => {
		const { told, answerWith } = setUp( ANNA );
		await answerWith( ANNA );
		expect( told ).toEqual( [
			{ status: 'theirs', name: 'Anna', isTakenOver: false },
		] );
		await answerWith( NOBODY );
		expect( told.at( -1 ) ).toEqual( { status: 'mine' } );
	} );

	it( 'tells that it was taken over', async () => {
		const { told, answerWith } = setUp( NOBODY );
		await answerWith( NOBODY );
		await answerWith( ANNA );
		expect( told.at( -1 ) ).toEqual( {
			status: 'theirs',
			name: 'Anna',
			isTakenOver: true,
		} );
	} );

	it( 'regression: believes no answer to what was asked before it was taken over', async () => {
		const answers: ( ( answer: unknown ) => void )[] = [];
		apiFetch.mockImplementation(
			() => new Promise( ( resolve ) => answers.push( resolve ) )
		);
		const told: Lock[] = [];
		holdLock( '7', ( lock ) => told.push( lock ) ).takeOver();
		answers[ 1 ]?.( NOBODY );
		await vi.advanceTimersByTimeAsync( 1 );
		answers[ 0 ]?.( ANNA );
		await vi.advanceTimersByTimeAsync( 1 );
		expect( told ).toEqual( [ { status: 'mine' } ] );
	} );

	it( 'gives back what is ours, once', async () => {
		const { held, answerWith } = setUp( NOBODY );
		await answerWith( NOBODY );
		held.end();
		await answerWith( NOBODY );
		expect( deletions() ).toBe( 1 );
	} );

	it( 'gives back nothing that someone else has', async () => {
		const { held, answerWith } = setUp( ANNA );
		await answerWith( ANNA );
		held.end();
		expect( deletions() ).toBe( 0 );
	} );

	it( 'gives back what came after the end', async () => {
		const { held, told, answerWith } = setUp( NOBODY );
		held.end();
		await answerWith( NOBODY );
		expect( deletions() ).toBe( 1 );
		expect( told ).toEqual( [] );
	} );
} );
