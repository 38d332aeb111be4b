import { withoutEcho } from './echo';

const serialize = ( { blocks }: { readonly blocks?: readonly string[] } ) =>
	( blocks ?? [] ).join();

describe( 'withoutEcho', () => {
	it( 'removes content that serializes to the record’s content', () => {
		expect(
			withoutEcho(
				{ blocks: [ 'a' ], content: serialize },
				{ content: 'a' }
			)
		).toEqual( { blocks: [ 'a' ] } );
	} );

	it( 'removes content of the record’s blocks with `blocksToo`', () => {
		const edits = { blocks: [ 'b' ], content: serialize };
		const edited = { blocks: [ 'b' ], content: 'a' };
		expect( withoutEcho( edits, edited, { blocksToo: true } ) ).toEqual( {
			blocks: [ 'b' ],
		} );
		expect( withoutEcho( edits, edited ) ).toBe( edits );
		expect(
			withoutEcho( { ...edits, blocks: [ 'c' ] }, edited, {
				blocksToo: true,
			} )
		).toHaveProperty( 'content' );
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
