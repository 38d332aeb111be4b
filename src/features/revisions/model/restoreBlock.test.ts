import { alignBlocks, type BlockNode } from '@/features/documents/index.model';
import { removeBlock, restoreBlock } from './restoreBlock';

const block = (
	name: string,
	attributes: BlockNode[ 'attributes' ] = {},
	innerBlocks: readonly BlockNode[] = []
): BlockNode => ( { name, attributes, innerBlocks } );

const p = ( content: string ) => block( 'core/paragraph', { content } );
const group = ( ...inner: readonly BlockNode[] ) =>
	block( 'core/group', {}, inner );

const copy = ( one: BlockNode, innerBlocks: readonly BlockNode[] ) => ( {
	...one,
	innerBlocks,
} );

const written = ( blocks: readonly BlockNode[] | null ): string | null =>
	blocks &&
	blocks
		.map( ( { name, attributes, innerBlocks } ) =>
			name === 'core/paragraph'
				? String( attributes.content )
				: `( ${ written( innerBlocks ) } )`
		)
		.join( ' ' );

/** Restores the block at this path of the other state. */
const restore = (
	now: readonly BlockNode[],
	then: readonly BlockNode[],
	[ first = 0, ...rest ]: readonly number[]
) => {
	const target = rest.reduce< BlockNode | undefined >(
		( one, at ) => one?.innerBlocks[ at ],
		then[ first ]
	);
	return target
		? restoreBlock( now, alignBlocks( now, then ), target, copy )
		: null;
};

const CASES: readonly ( readonly [
	string,
	readonly BlockNode[],
	readonly BlockNode[],
	readonly number[],
	string | null,
] )[] = [
	[
		'a text, replacing its changed version',
		[ p( 'a' ), p( 'now this' ), p( 'c' ) ],
		[ p( 'a' ), p( 'then this' ), p( 'c' ) ],
		[ 1 ],
		'a then this c',
	],
	[
		'a removed block after what it stood after',
		[ p( 'a' ), p( 'new' ), p( 'd' ) ],
		[ p( 'a' ), p( 'b b' ), p( 'd' ) ],
		[ 1 ],
		'a b b d',
	],
	[
		'a removed block, first of all',
		[ group( p( 'a' ) ) ],
		[ p( 'b' ), group( p( 'a' ) ) ],
		[ 0 ],
		'b ( a )',
	],
	[ 'the only block of an emptied document', [], [ p( 'a' ) ], [ 0 ], 'a' ],
	[
		'a block deep inside',
		[ group( group( p( 'a' ), p( 'c' ) ) ) ],
		[ group( group( p( 'a' ), p( 'b' ), p( 'c' ) ) ) ],
		[ 0, 0, 1 ],
		'( ( a b c ) )',
	],
	[
		'a container with all that was in it',
		[ p( 'a' ) ],
		[ p( 'a' ), group( p( 'b' ), group( p( 'c' ) ) ) ],
		[ 1 ],
		'a ( b ( c ) )',
	],
	[
		'a block whose container is gone, with nothing else of that',
		[ p( 'a' ) ],
		[ p( 'a' ), group( p( 'b' ), group( p( 'c' ) ) ) ],
		[ 1, 1, 0 ],
		'a ( ( c ) )',
	],
	[
		'a moved block at its former position',
		[ p( 'b' ), p( 'c' ), p( 'a' ) ],
		[ p( 'a' ), p( 'b' ), p( 'c' ) ],
		[ 0 ],
		'a b c',
	],
	[
		'a block that was moved into another one',
		[ group( p( 'b' ), p( 'a' ) ) ],
		[ p( 'a' ), group( p( 'b' ) ) ],
		[ 0 ],
		'a ( b )',
	],
	[
		'nothing that is as it was',
		[ p( 'a' ), p( 'b' ) ],
		[ p( 'a' ), p( 'c c' ) ],
		[ 0 ],
		null,
	],
];

describe( 'restoreBlock', () => {
	it.each( CASES )( 'restores %s', ( _name, now, then, path, expected ) => {
		expect( written( restore( now, then, path ) ) ).toBe( expected );
	} );

	it( 'keeps other blocks the same objects', () => {
		const now = [ group( p( 'a' ) ), p( 'x' ), group( p( 'b' ) ) ];
		const next = restore(
			now,
			[ group( p( 'a' ) ), p( 'y' ), group( p( 'b' ) ) ],
			[ 1 ]
		);
		expect( next?.[ 0 ] ).toBe( now[ 0 ] );
		expect( next?.[ 2 ] ).toBe( now[ 2 ] );
	} );

	it( 'removes a block at any depth', () => {
		const inner = p( 'b' );
		const now = [ p( 'a' ), group( inner, p( 'c' ) ) ];
		expect( written( removeBlock( now, inner ) ) ).toBe( 'a ( c )' );
	} );
} );
