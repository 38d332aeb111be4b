import { withoutEcho } from './echo';

const serialize = ( { blocks }: { readonly blocks?: readonly string[] } ) =>
	( blocks ?? [] ).join();

describe( 'withoutEcho', () => {
	it( 'leaves out content that comes out as it was', () => {
		expect(
			withoutEcho(
				{ blocks: [ 'a' ], content: serialize },
				{ content: 'a' }
			)
		).toEqual( { blocks: [ 'a' ] } );
	} );

	it.each( [
		[
			'content that is another one',
			{ blocks: [ 'b' ], content: serialize },
			{ content: 'a' },
		],
		[
			'content that has changed already',
			{ blocks: [ 'a' ], content: serialize },
			{ content: serialize },
		],
		[ 'content given as text', { content: 'a' }, { content: 'a' } ],
		[ 'edits of something else', { title: 'a' }, { content: 'a' } ],
	] )( 'keeps %s', ( _name, edits, edited ) => {
		expect( withoutEcho( edits, edited ) ).toBe( edits );
	} );
} );
