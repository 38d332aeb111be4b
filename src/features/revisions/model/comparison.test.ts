import type { BlockNode } from '@/features/documents/index.model';
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
	it( 'lists fields first, then blocks in order', () => {
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

	it( 'marks nothing in the first state', () => {
		const only = state( 'Title', 'One' );
		const { blocks, changes } = compareStates( null, only );
		expect( changes ).toEqual( [] );
		expect( laterBlocks( blocks ) ).toEqual( only.blocks );
	} );

	it( 'compares only fields of the later state', () => {
		const { changes } = compareStates(
			{ blocks: [], fields: { title: 'T', excerpt: 'Short' } },
			state( 'T' )
		);
		expect( changes ).toEqual( [] );
	} );
} );

describe( 'markedBlocks', () => {
	it( 'contains removed blocks at their position, and both versions of changed ones', () => {
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
