import { subjectKey } from '@/kernel/subject';
import type { Writes } from '../model/journal';
import { createJournalWriter } from './journalWriter';
import type { JournalSource, UnsavedItem } from './sources';

/** A page with edited records, and storage that logs its writes. */
function setUp() {
	const state = new Map< string, string >();
	const reads: string[] = [];
	const written: string[] = [];
	const attempts: boolean[] = [];
	const storage = { isWorking: true };
	const item = ( [ id, value ]: [ string, string ] ): UnsavedItem => {
		const subject = { kind: 'postType', name: 'page', id };
		return {
			subject,
			state: value,
			read: () => {
				reads.push( id );
				return {
					subject,
					title: id,
					theme: '',
					edits: JSON.stringify( { value } ),
					base: '{}',
					version: '',
					lacksPassword: false,
				};
			},
		};
	};
	const source: Pick< JournalSource, 'unsaved' > = {
		unsaved: () => [ ...state ].map( item ),
	};
	const writer = createJournalWriter( {
		owner: 'me',
		session: 's',
		idOf: ( subject ) => `s ${ subjectKey( subject ) }`,
		sources: () => [ source as JournalSource ],
		write: ( { put, remove }: Writes ) => {
			if ( storage.isWorking ) {
				written.push(
					...put.map( ( { id, edits } ) => `${ id } ${ edits }` ),
					...remove.map( ( id ) => `no ${ id }` )
				);
			}
			return Promise.resolve( storage.isWorking );
		},
		flush: () => {
			written.push( 'flushed' );
		},
		onAttempt: ( isKept ) => attempts.push( isKept ),
		now: () => 1,
	} );
	return { writer, state, reads, written, attempts, storage };
}

const ONE = 's postType|page|1';

describe( 'createJournalWriter', () => {
	beforeEach( () => {
		jest.useFakeTimers();
	} );
	afterEach( () => {
		jest.useRealTimers();
	} );

	it( 'stores frequent changes within half a second', async () => {
		const { writer, state, written } = setUp();
		for ( const value of [ 'a', 'ab', 'abc' ] ) {
			expect( written ).toEqual( [] );
			state.set( '1', value );
			writer.notice();
			await jest.advanceTimersByTimeAsync( 100 );
		}
		await jest.advanceTimersByTimeAsync( 50 );
		expect( written ).toEqual( [ `${ ONE } {"value":"abc"}` ] );
	} );

	it( 'reads changed records only', async () => {
		const { writer, state, reads } = setUp();
		state.set( '1', 'a' );
		state.set( '2', 'a' );
		await writer.keep();
		state.set( '2', 'b' );
		await writer.keep();
		expect( reads ).toEqual( [ '1', '2', '2' ] );
	} );

	it( 'removes entries that were saved or undone', async () => {
		const { writer, state, written } = setUp();
		state.set( '1', 'a' );
		await writer.keep();
		state.clear();
		await writer.keep();
		expect( written.at( -1 ) ).toBe( `no ${ ONE }` );
	} );

	it( 'writes everything synchronously when the page ends', () => {
		const { writer, state, written } = setUp();
		state.set( '1', 'a' );
		void writer.keepNow();
		expect( written ).toEqual( [ `${ ONE } {"value":"a"}`, 'flushed' ] );
		void writer.keepNow();
		expect( written.slice( 2 ) ).toEqual( [ 'flushed' ] );
	} );

	it( 'retries after storage has refused, and reports each attempt', async () => {
		const { writer, state, written, attempts, storage } = setUp();
		storage.isWorking = false;
		state.set( '1', 'a' );
		expect( await writer.keep() ).toBe( false );
		storage.isWorking = true;
		expect( await writer.keep() ).toBe( true );
		expect( written ).toEqual( [ `${ ONE } {"value":"a"}` ] );
		expect( attempts ).toEqual( [ false, true ] );
	} );
} );
