import { ownPrintOf, textOf, type BlockNode } from './blockPrint';

/** In words; long texts with the same start count as alike. */
const LONGEST = 200;

/** The maximum depth for collecting a block's words. */
const DEPTH = 3;

/** The similarity of two blocks, from 0 to 1: their words, and their attributes. */
export function likeness( one: BlockNode, other: BlockNode ): number {
	if ( one.name !== other.name ) {
		return 0;
	}
	const words = [ wordsOf( one ), wordsOf( other ) ] as const;
	if ( words[ 0 ].length + words[ 1 ].length === 0 ) {
		return ownPrintOf( one ) === ownPrintOf( other ) ? 1 : 0;
	}
	return shared( words[ 0 ], words[ 1 ] );
}

/** The share of words in both lists, counted with repetitions. */
function shared( one: readonly string[], other: readonly string[] ): number {
	const left = new Map< string, number >();
	for ( const word of one ) {
		left.set( word, ( left.get( word ) ?? 0 ) + 1 );
	}
	let both = 0;
	for ( const word of other ) {
		const count = left.get( word ) ?? 0;
		if ( count > 0 ) {
			both += 1;
			left.set( word, count - 1 );
		}
	}
	return ( 2 * both ) / ( one.length + other.length );
}

const gathered = new WeakMap< BlockNode, readonly string[] >();

function wordsOf( block: BlockNode ): readonly string[] {
	const known = gathered.get( block );
	if ( known ) {
		return known;
	}
	const words = gather( block, DEPTH ).slice( 0, LONGEST );
	gathered.set( block, words );
	return words;
}

const gather = ( block: BlockNode, depth: number ): string[] => [
	...textOf( block ).toLowerCase().split( ' ' ).filter( Boolean ),
	...( depth > 0
		? block.innerBlocks.flatMap( ( inner ) => gather( inner, depth - 1 ) )
		: [] ),
];
