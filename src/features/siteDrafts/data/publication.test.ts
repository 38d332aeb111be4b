import { fail, ok } from '@/kernel/result';
import { parseSiteDraft, type SiteDraft } from '../model/siteDraft';
import {
	followPublication,
	publishDraft,
	runningPublication,
} from './publication';
import { fetchDraft, sendPublication } from './requests';

jest.mock( './requests', () => ( {
	fetchDraft: jest.fn(),
	sendPublication: jest.fn(),
} ) );

const send = jest.mocked( sendPublication );
const ask = jest.mocked( fetchDraft );

const draftWith = ( changed: Partial< SiteDraft > ) =>
	ok( {
		...( parseSiteDraft( { id: 3, status: 'open' } ) as SiteDraft ),
		...changed,
	} );

/** Records the phases of a publication until it ends. */
async function untilEnd< T >( begun: Promise< T > ) {
	const phases: unknown[] = [ runningPublication.get()?.phase ];
	const stop = runningPublication.subscribe( () => {
		const phase = runningPublication.get()?.phase ?? 'none';
		if ( phases.at( -1 ) !== phase ) {
			phases.push( phase );
		}
	} );
	let ended: T | undefined;
	void begun.then( ( value ) => ( ended = value ) );
	for ( let step = 0; step < 50 && ended === undefined; step++ ) {
		await jest.advanceTimersByTimeAsync( 15_000 );
	}
	stop();
	return { ended, phases };
}

beforeEach( () => {
	jest.useFakeTimers();
	send.mockReset();
	ask.mockReset();
} );
afterEach( () => void jest.useRealTimers() );

it( 'sends no more requests after a response', async () => {
	send.mockResolvedValue( ok( { name: 'published' } ) );
	const { ended } = await untilEnd( publishDraft( 3, [], null ) );
	expect( ended ).toEqual( ok( { name: 'published' } ) );
	expect( ask ).not.toHaveBeenCalled();
	expect( runningPublication.get() ).toBeNull();
} );

it( 'polls without a response until the draft is published', async () => {
	send.mockResolvedValue( ok( { name: 'unknown' } ) );
	ask.mockResolvedValueOnce( draftWith( {} ) )
		.mockResolvedValueOnce( draftWith( { isPublishing: true } ) )
		.mockResolvedValueOnce( fail( { code: 'unreachable' } ) )
		.mockResolvedValueOnce( draftWith( { isPublishing: true } ) )
		.mockResolvedValueOnce( draftWith( { status: 'published' } ) );
	const { ended, phases } = await untilEnd( publishDraft( 3, [], null ) );
	expect( ended ).toEqual( ok( { name: 'published' } ) );
	expect( phases ).toEqual( [
		'sent',
		'running',
		'unreachable',
		'running',
		'none',
	] );
} );

it( 'returns the reason of a failure, and ignores earlier ones', async () => {
	const earlier = { date: '2026-11-24T10:00:00Z', message: 'Earlier' };
	send.mockResolvedValue( ok( { name: 'unknown' } ) );
	ask.mockResolvedValueOnce( draftWith( { failure: earlier } ) )
		.mockResolvedValueOnce( draftWith( { isPublishing: true } ) )
		.mockResolvedValueOnce(
			draftWith( {
				failure: { date: '2026-11-25T10:00:00Z', message: 'Now' },
			} )
		);
	const { ended } = await untilEnd( publishDraft( 3, [], earlier ) );
	expect( ended ).toEqual(
		ok( { name: 'stopped', message: 'Now', keys: [] } )
	);
} );

it( 'gives up if no one is publishing the draft', async () => {
	send.mockResolvedValue( ok( { name: 'unknown' } ) );
	ask.mockResolvedValue( draftWith( {} ) );
	const { ended } = await untilEnd( publishDraft( 3, [], null ) );
	expect( ended ).toEqual( ok( { name: 'unknown' } ) );
	expect( ask ).toHaveBeenCalledTimes( 3 );
} );

it( 'follows a publication from elsewhere, unless the draft is deleted', async () => {
	ask.mockResolvedValueOnce(
		draftWith( { isPublishing: true } )
	).mockResolvedValueOnce( fail( { code: 'missing' } ) );
	const { ended, phases } = await untilEnd( followPublication( 3, null ) );
	expect( ended ).toEqual( fail( { code: 'missing' } ) );
	expect( phases ).toEqual( [ 'running', 'none' ] );
	expect( send ).not.toHaveBeenCalled();
} );
