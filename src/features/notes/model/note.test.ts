import { dateOf, parseNote } from './note';

const COMMENT = {
	id: 7,
	parent: 3,
	author_name: 'Jane',
	author_avatar_urls: { 24: 'small', 48: 'https://example.org/48.png' },
	date_gmt: '2026-01-02T03:04:05',
	status: 'hold',
	content: { raw: 'Words', rendered: '<p>Words</p>' },
	meta: { _wp_note_status: null },
};

describe( 'a comment', () => {
	it( 'is a note', () => {
		const note = parseNote( COMMENT );
		expect( note ).toEqual( {
			id: 7,
			parent: 3,
			author: 'Jane',
			picture: 'https://example.org/48.png',
			date: '2026-01-02T03:04:05',
			isResolved: false,
			source: 'Words',
			html: '<p>Words</p>',
			event: null,
		} );
		expect( note && dateOf( note ).toISOString() ).toBe(
			'2026-01-02T03:04:05.000Z'
		);
	} );

	it.each( [
		[ 'resolved', 'resolved' ],
		[ 'reopen', 'reopened' ],
	] )( 'records that a note was %s', ( stored, event ) => {
		expect(
			parseNote( {
				...COMMENT,
				status: 'approved',
				meta: { _wp_note_status: stored },
			} )
		).toMatchObject( { isResolved: true, event } );
	} );

	it( 'has the sent text if the server doesn’t return it', () => {
		expect(
			parseNote( { ...COMMENT, content: { rendered: '<p>W</p>' } }, 'W' )
		).toMatchObject( { source: 'W', html: '<p>W</p>' } );
	} );

	it.each( [ null, 'x', {}, { id: 'x' }, { ...COMMENT, status: 'trash' } ] )(
		'is null for %j',
		( raw ) => {
			expect( parseNote( raw ) ).toBeNull();
		}
	);
} );
