import type { FontAnswer, FontJob } from '../model/fontFile/jobs';
import { JOB_TIME } from '../model/fontFile/jobs';
import { LIMITS } from '../model/fontFile/limits';
import { createFontReader, type FontWorker } from './readFonts';

/** Workers that the test controls. */
function makeWorkers() {
	const made: {
		readonly worker: FontWorker;
		readonly jobs: FontJob[];
		readonly say: ( answer: FontAnswer ) => void;
		isEnded: boolean;
	}[] = [];
	const makeWorker = (): FontWorker => {
		const jobs: FontJob[] = [];
		const worker: FontWorker = {
			onmessage: null,
			onerror: null,
			postMessage: ( job ) => void jobs.push( job ),
			terminate: () => {
				one.isEnded = true;
			},
		};
		const one = {
			worker,
			jobs,
			isEnded: false,
			say: ( answer: FontAnswer ) =>
				worker.onmessage?.(
					new MessageEvent( 'message', { data: answer } )
				),
		};
		made.push( one );
		return worker;
	};
	return { made, reader: createFontReader( makeWorker ) };
}

const file = () => new Blob( [ 'any' ] );

const settled = () => jest.advanceTimersByTimeAsync( 0 );

beforeEach( () => void jest.useFakeTimers() );
afterEach( () => void jest.useRealTimers() );

describe( 'createFontReader', () => {
	it( 'creates no worker before the first job', () => {
		expect( makeWorkers().made ).toEqual( [] );
	} );

	it( 'reads files one after the other with one worker', async () => {
		const { made, reader } = makeWorkers();
		const both = [ reader.read( file() ), reader.read( file() ) ];
		await settled();
		expect( made[ 0 ]?.jobs ).toHaveLength( 1 );
		made[ 0 ]?.say( {
			id: 1,
			kind: 'read',
			reading: { reason: 'svg' },
			isSpent: false,
		} );
		await settled();
		made[ 0 ]?.say( {
			id: 2,
			kind: 'read',
			reading: { reason: 'eot' },
			isSpent: false,
		} );
		expect( await Promise.all( both ) ).toEqual( [
			{ reason: 'svg' },
			{ reason: 'eot' },
		] );
		expect( made ).toHaveLength( 1 );
	} );

	it( 'terminates a slow worker, and reads the next file with a new one', async () => {
		const { made, reader } = makeWorkers();
		const slow = reader.read( file() );
		const next = reader.read( file() );
		await settled();
		made[ 0 ]?.say( { id: 1, kind: 'started' } );
		await jest.advanceTimersByTimeAsync( JOB_TIME.read );
		expect( await slow ).toEqual( { reason: 'tooSlow' } );
		expect( made[ 0 ]?.isEnded ).toBe( true );
		made[ 1 ]?.say( {
			id: 2,
			kind: 'read',
			reading: { reason: 'svg' },
			isSpent: false,
		} );
		expect( await next ).toEqual( { reason: 'svg' } );
	} );

	it( 'starts the time limit after the code of a job is loaded', async () => {
		const { made, reader } = makeWorkers();
		const reading = reader.read( file() );
		await jest.advanceTimersByTimeAsync( JOB_TIME.read * 3 );
		made[ 0 ]?.say( { id: 1, kind: 'started' } );
		made[ 0 ]?.say( {
			id: 1,
			kind: 'read',
			reading: { reason: 'svg' },
			isSpent: false,
		} );
		expect( await reading ).toEqual( { reason: 'svg' } );
	} );

	it( 'distinguishes a worker that failed to load from one that a file crashed', async () => {
		const { made, reader } = makeWorkers();
		const fall = new Event( 'error' ) as ErrorEvent;
		const first = reader.read( file() );
		await settled();
		made[ 0 ]?.worker.onerror?.( fall );
		expect( await first ).toEqual( { reason: 'missingCode' } );
		const second = reader.read( file() );
		await settled();
		made[ 1 ]?.say( { id: 2, kind: 'started' } );
		made[ 1 ]?.worker.onerror?.( fall );
		expect( await second ).toEqual( { reason: 'damaged' } );
	} );

	it.each( [ true, false ] )(
		'reuses a worker unless a file has damaged it: %s',
		async ( isSpent ) => {
			const { made, reader } = makeWorkers();
			const reading = reader.read( file() );
			await settled();
			made[ 0 ]?.say( {
				id: 1,
				kind: 'read',
				reading: { reason: 'damaged' },
				isSpent,
			} );
			await reading;
			expect( made[ 0 ]?.isEnded ).toBe( isSpent );
		}
	);

	it( 'terminates the worker of a cancelled file, and skips waiting files', async () => {
		const { made, reader } = makeWorkers();
		const cancelling = new AbortController();
		const all = [ file(), file() ].map( ( each ) =>
			reader.read( each, cancelling.signal )
		);
		await settled();
		cancelling.abort();
		expect( await Promise.all( all ) ).toEqual( [ null, null ] );
		expect( made ).toHaveLength( 1 );
		expect( made[ 0 ]?.isEnded ).toBe( true );
	} );

	it( 'terminates an idle worker', async () => {
		const { made, reader } = makeWorkers();
		const reading = reader.read( file() );
		await settled();
		made[ 0 ]?.say( {
			id: 1,
			kind: 'read',
			reading: { reason: 'svg' },
			isSpent: false,
		} );
		await reading;
		expect( made[ 0 ]?.isEnded ).toBe( false );
		await jest.runAllTimersAsync();
		expect( made[ 0 ]?.isEnded ).toBe( true );
	} );

	it( 'never reads the bytes of a file that is too large', async () => {
		const { made, reader } = makeWorkers();
		const large = new Blob( [ new Uint8Array( LIMITS.fileBytes + 1 ) ] );
		expect( await reader.read( large ) ).toEqual( { reason: 'tooLarge' } );
		expect( made ).toEqual( [] );
	} );

	it( 'reports a folder as unreadable', async () => {
		const folder = file();
		folder.arrayBuffer = () => Promise.reject( new Error( 'gone' ) );
		expect( await makeWorkers().reader.read( folder ) ).toEqual( {
			reason: 'unreadable',
		} );
	} );

	it( 'converts to WOFF2, or returns null', async () => {
		const { made, reader } = makeWorkers();
		const packing = reader.pack( file() );
		await settled();
		made[ 0 ]?.say( {
			id: 1,
			kind: 'packed',
			bytes: Uint8Array.of( 1, 2 ),
		} );
		expect( ( await packing )?.size ).toBe( 2 );
		const failing = reader.pack( file() );
		await settled();
		made[ 0 ]?.say( { id: 2, kind: 'packed', bytes: null } );
		expect( await failing ).toBeNull();
	} );
} );
