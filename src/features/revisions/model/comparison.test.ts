import type { BlockNode } from '../../documents/index.model';
import { compareStates, shownBlocks } from './comparison';

const p = ( content: string ): BlockNode => ( {
	name: 'core/paragraph',
	attributes: { content },
	innerBlocks: [],
} );

const state = ( title: string, ...texts: readonly string[] ) => ( {
	blocks: texts.map( p ),
	fields: { title },
} );

describe( 'compareStates', () => {
	it( 'tells settings first, then blocks as they come', () => {
		const { changes } = compareStates(
			state( 'Old', 'One', 'Two' ),
			state( 'New', 'Two', 'Three' )
		);
		expect(
			changes.map( ( change ) =>
				change.kind === 'field' ? change.path : change.change.kind
			)
		).toEqual( [ [ 'title' ], 'removed', 'added' ] );
		expect( new Set( changes.map( ( { key } ) => key ) ).size ).toBe( 3 );
	} );

	it( 'marks nothing in a state that comes first', () => {
		const only = state( 'Title', 'One' );
		const { blocks, changes } = compareStates( null, only );
		expect( changes ).toEqual( [] );
		expect( shownBlocks( blocks, true ) ).toEqual( only.blocks );
	} );

	it( 'compares only what the later state says', () => {
		const { changes } = compareStates(
			{ blocks: [], fields: { title: 'T', excerpt: 'Short' } },
			state( 'T' )
		);
		expect( changes ).toEqual( [] );
	} );
} );

describe( 'shownBlocks', () => {
	it( 'has removed blocks where they were, or not at all', () => {
		const { blocks } = compareStates(
			state( '', 'One', 'Two' ),
			state( '', 'Two' )
		);
		const texts = ( hasRemoved: boolean ) =>
			shownBlocks( blocks, hasRemoved ).map(
				( { attributes } ) => attributes.content
			);
		expect( texts( true ) ).toEqual( [ 'One', 'Two' ] );
		expect( texts( false ) ).toEqual( [ 'Two' ] );
	} );
} );
