import type { jest as jestTypes } from '@jest/globals';
import apiFetch from '@wordpress/api-fetch';
import { stubGlobal } from '@tests/unit/stubGlobal';
import { holdLock, type Lock } from './lock';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );
const request = apiFetch as unknown as jestTypes.Mock<
	( options: unknown ) => Promise< unknown >
>;

const ANNA = { holder: { id: 2, name: 'Anna' } };
const NOBODY = { holder: null };

function setUp( first: unknown ) {
	let answer = first;
	request.mockImplementation( () => Promise.resolve( answer ) );
	const told: Lock[] = [];
	const held = holdLock( '7', ( lock ) => told.push( lock ) );
	return {
		held,
		told,
		answerWith: async ( next: unknown ) => {
			answer = next;
			await jest.advanceTimersByTimeAsync( 30_000 );
		},
	};
}

const deletions = () =>
	request.mock.calls.filter(
		( [ options ] ) => ( options as { method: string } ).method === 'DELETE'
	).length;

describe( 'holdLock', () => {
	beforeEach( () => {
		jest.useFakeTimers();
		stubGlobal( 'window', new EventTarget() );
	} );
	afterEach( () => {
		jest.useRealTimers();
		request.mockReset();
	} );

	it( 'reports another owner once, and our own lock', async () => {
		const { told, answerWith } = setUp( ANNA );
		await answerWith( ANNA );
		expect( told ).toEqual( [
			{ status: 'theirs', name: 'Anna', isTakenOver: false },
		] );
		await answerWith( NOBODY );
		expect( told.at( -1 ) ).toEqual( { status: 'mine' } );
	} );

	it( 'reports a takeover', async () => {
		const { told, answerWith } = setUp( NOBODY );
		await answerWith( NOBODY );
		await answerWith( ANNA );
		expect( told.at( -1 ) ).toEqual( {
			status: 'theirs',
			name: 'Anna',
			isTakenOver: true,
		} );
	} );

	it( 'regression: ignores responses to requests from before a takeover', async () => {
		const answers: ( ( answer: unknown ) => void )[] = [];
		request.mockImplementation(
			() => new Promise( ( resolve ) => answers.push( resolve ) )
		);
		const told: Lock[] = [];
		holdLock( '7', ( lock ) => told.push( lock ) ).takeOver();
		answers[ 1 ]?.( NOBODY );
		await jest.advanceTimersByTimeAsync( 1 );
		answers[ 0 ]?.( ANNA );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( told ).toEqual( [ { status: 'mine' } ] );
	} );

	it( 'releases our lock once', async () => {
		const { held, answerWith } = setUp( NOBODY );
		await answerWith( NOBODY );
		held.end();
		await answerWith( NOBODY );
		expect( deletions() ).toBe( 1 );
	} );

	it( 'doesn’t release someone else’s lock', async () => {
		const { held, answerWith } = setUp( ANNA );
		await answerWith( ANNA );
		held.end();
		expect( deletions() ).toBe( 0 );
	} );

	it( 'releases a lock that arrives after the end', async () => {
		const { held, told, answerWith } = setUp( NOBODY );
		held.end();
		await answerWith( NOBODY );
		expect( deletions() ).toBe( 1 );
		expect( told ).toEqual( [] );
	} );
} );
