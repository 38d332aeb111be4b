import type { Note } from './note';
import { buildThreads, listed, primaryOf, type Anchor } from './threads';

const note = ( id: number, more: Partial< Note > = {} ): Note => ( {
	id,
	parent: 0,
	author: 'A',
	picture: '',
	date: '2026-01-01T00:00:00',
	isResolved: false,
	source: '',
	html: '',
	event: null,
	...more,
} );

const anchor = ( clientId: string, ...ids: readonly number[] ): Anchor => ( {
	clientId,
	label: clientId,
	ids,
} );

const idsOf = ( threads: readonly { readonly note: Note }[] ) =>
	threads.map( ( thread ) => thread.note.id );

describe( 'the notes of a document', () => {
	it( 'are in the order of its blocks, followed by resolved ones and those without a block', () => {
		const threads = buildThreads(
			[
				note( 1 ),
				note( 2, { isResolved: true } ),
				note( 3 ),
				note( 4 ),
				note( 5 ),
			],
			[ anchor( 'a', 4, 2 ), anchor( 'b', 1 ), anchor( 'c', 99 ) ]
		);
		expect( idsOf( threads.open ) ).toEqual( [ 4, 1 ] );
		expect( idsOf( threads.resolved ) ).toEqual( [ 2 ] );
		expect( idsOf( threads.detached ) ).toEqual( [ 3, 5 ] );
		expect( idsOf( listed( threads ) ) ).toEqual( [ 4, 1, 2, 3, 5 ] );
	} );

	it( 'have their replies, oldest first', () => {
		const { open } = buildThreads(
			[ note( 9, { parent: 1 } ), note( 1 ), note( 4, { parent: 1 } ) ],
			[ anchor( 'a', 1 ) ]
		);
		expect( open[ 0 ]?.replies.map( ( { id } ) => id ) ).toEqual( [
			4, 9,
		] );
	} );

	it( 'are listed once if a block was copied', () => {
		const { open } = buildThreads(
			[ note( 1 ) ],
			[ anchor( 'a', 1 ), anchor( 'copy', 1 ) ]
		);
		expect( open.map( ( thread ) => thread.anchor?.clientId ) ).toEqual( [
			'a',
		] );
	} );

	it( 'keep a reply to a deleted note', () => {
		const { detached } = buildThreads( [ note( 5, { parent: 4 } ) ], [] );
		expect( idsOf( detached ) ).toEqual( [ 5 ] );
	} );

	it( 'start on a block with an open one', () => {
		const all = listed(
			buildThreads(
				[
					note( 1, { isResolved: true } ),
					note( 2 ),
					note( 3, { isResolved: true } ),
				],
				[ anchor( 'a', 1, 2 ), anchor( 'b', 3 ) ]
			)
		);
		expect( primaryOf( all, 'a' )?.note.id ).toBe( 2 );
		expect( primaryOf( all, 'b' )?.note.id ).toBe( 3 );
		expect( primaryOf( all, 'c' ) ).toBeNull();
		expect( primaryOf( all, null ) ).toBeNull();
	} );
} );
