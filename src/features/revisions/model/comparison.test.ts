import type { BlockNode } from '../../documents/index.model';
import { compareStates, laterBlocks, markedBlocks } from './comparison';

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
		expect( laterBlocks( blocks ) ).toEqual( only.blocks );
	} );

	it( 'compares only what the later state says', () => {
		const { changes } = compareStates(
			{ blocks: [], fields: { title: 'T', excerpt: 'Short' } },
			state( 'T' )
		);
		expect( changes ).toEqual( [] );
	} );
} );

describe( 'markedBlocks', () => {
	it( 'has removed blocks where they were, and both states of those that changed', () => {
		const { blocks } = compareStates(
			state( '', 'One', 'Two', 'Three words here' ),
			state( '', 'Two', 'Three words there' )
		);
		const contents = ( ...shown: readonly BlockNode[] ) =>
			shown.map( ( { attributes } ) => attributes.content );
		expect(
			contents(
				...markedBlocks( blocks, ( before, after ) =>
					p( contents( before, after ).join( '/' ) )
				)
			)
		).toEqual( [ 'One', 'Two', 'Three words here/Three words there' ] );
		expect( contents( ...laterBlocks( blocks ) ) ).toEqual( [
			'Two',
			'Three words there',
		] );
	} );
} );
