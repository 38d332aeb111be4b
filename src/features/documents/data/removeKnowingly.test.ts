/**
 * @jest-environment jsdom
 */
import { waitFor } from '@testing-library/dom';
import { fail, ok } from '@/kernel/result';
import type { Theirs } from '../model/conflict';
import { removeKnowingly, type RemovalAnswer } from './removeKnowingly';
import { removalQuestion } from './removalQuestion';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );

const theirs = ( version: string ): Theirs => ( {
	record: { atelier_version: version },
	author: null,
	modified: null,
	place: null,
} );

/** A server with records by title and version. */
function makeServer( versions: Record< string, string > ) {
	const removed: string[] = [];
	return {
		versions,
		removed,
		send: (
			{ title, version: listed }: { title: string; version: string },
			version: string | null
		): Promise< RemovalAnswer > => {
			const now = versions[ title ];
			if ( now === undefined ) {
				return Promise.resolve( fail( { code: 'missing' } ) );
			}
			if ( ( version ?? listed ) !== now ) {
				return Promise.resolve( {
					...fail( { code: 'conflict', detail: 'By Anna.' } ),
					theirs: theirs( now ),
				} );
			}
			removed.push( title );
			return Promise.resolve( ok( null ) );
		},
	};
}

const item = ( title: string, version = 'old' ) => ( { title, version } );

/** Waits for the next question. */
const question = () =>
	waitFor( () => {
		const asked = removalQuestion.get();
		if ( ! asked ) {
			throw new Error( 'nothing is asked' );
		}
		return asked;
	} );

afterEach( () => removalQuestion.get()?.answer( false ) );

describe( 'removeKnowingly', () => {
	it( 'doesn’t ask about unchanged records', async () => {
		const server = makeServer( { One: 'old', Two: 'old' } );
		expect(
			await removeKnowingly( [ item( 'One' ), item( 'Two' ) ], {
				removal: 'trash',
				send: server.send,
			} )
		).toEqual( [ ok( undefined ), ok( undefined ) ] );
		expect( removalQuestion.get() ).toBeNull();
	} );

	it( 'asks once about all changed records, with a message for each', async () => {
		const server = makeServer( { One: 'new', Two: 'old', Three: 'new' } );
		const running = removeKnowingly(
			[ item( 'One' ), item( 'Two' ), item( 'Three' ), item( 'Gone' ) ],
			{ removal: 'delete', send: server.send }
		);
		const { records, removal, answer } = await question();
		expect( removal ).toBe( 'delete' );
		expect( records.map( ( { title } ) => title ) ).toEqual( [
			'One',
			'Three',
		] );
		expect( records[ 0 ]?.error.detail ).toBe( 'By Anna.' );
		expect( server.removed ).toEqual( [ 'Two' ] );
		answer( true );
		expect( await running ).toEqual( [
			ok( undefined ),
			ok( undefined ),
			ok( undefined ),
			fail( { code: 'missing' } ),
		] );
		expect( server.removed ).toEqual( [ 'Two', 'One', 'Three' ] );
	} );

	it( 'keeps records that the user wants to see first', async () => {
		const server = makeServer( { One: 'new' } );
		const onChanged = jest.fn();
		const running = removeKnowingly( [ item( 'One' ) ], {
			removal: 'trash',
			send: server.send,
			onChanged,
		} );
		( await question() ).answer( false );
		expect( await running ).toEqual( [ 'kept' ] );
		expect( server.removed ).toEqual( [] );
		expect( onChanged ).toHaveBeenCalledWith(
			item( 'One' ),
			theirs( 'new' )
		);
	} );

	it( 'asks again after another change', async () => {
		const server = makeServer( { One: 'new' } );
		const running = removeKnowingly( [ item( 'One' ) ], {
			removal: 'trash',
			send: server.send,
		} );
		const first = await question();
		server.versions.One = 'newest';
		first.answer( true );
		await waitFor( () =>
			expect( removalQuestion.get() ).not.toBe( first )
		);
		( await question() ).answer( true );
		expect( await running ).toEqual( [ ok( undefined ) ] );
	} );

	it( 'doesn’t ask about changes that were on the screen', async () => {
		const server = makeServer( { One: 'new' } );
		expect(
			await removeKnowingly( [ item( 'One' ) ], {
				removal: 'trash',
				send: server.send,
				hasSeen: () => true,
			} )
		).toEqual( [ ok( undefined ) ] );
	} );

	it( 'skips records that are no longer to be removed', async () => {
		expect(
			await removeKnowingly( [ item( 'One' ) ], {
				removal: 'trash',
				send: () => Promise.resolve( null ),
			} )
		).toEqual( [ 'kept' ] );
	} );
} );
