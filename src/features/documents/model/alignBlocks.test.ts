import { alignBlocks, type AlignedBlock } from './alignBlocks';
import type { BlockNode } from './blockPrint';

const block = (
	name: string,
	attributes: BlockNode[ 'attributes' ] = {},
	innerBlocks: readonly BlockNode[] = []
): BlockNode => ( { name, attributes, innerBlocks } );

const p = ( content: string ) => block( 'core/paragraph', { content } );
const h = ( content: string ) => block( 'core/heading', { content } );
const group = ( ...inner: readonly BlockNode[] ) =>
	block( 'core/group', {}, inner );

/** A tree in one line, such as `group( +“New” )`. */
const written = ( blocks: readonly AlignedBlock[] ): string =>
	blocks
		.map( ( { fate, before, after, inner } ) => {
			const { name, attributes } = after ?? before ?? p( '' );
			const words =
				name === 'core/group'
					? `group( ${ written( inner ) } )`
					: String( attributes.content );
			return `${ SIGNS[ fate ] }${ words }`;
		} )
		.join( ' ' );

const SIGNS = { same: '', added: '+', removed: '-', changed: '~', moved: '>' };

/** The tree before or after. */
const sideOf = (
	blocks: readonly AlignedBlock[],
	side: 'before' | 'after'
): readonly unknown[] =>
	blocks.flatMap( ( aligned ) => {
		const one = aligned[ side ];
		return one
			? [ { one, inner: sideOf( aligned.inner, side ) } ]
			: sideOf( aligned.inner, side );
	} );

const whole = ( blocks: readonly BlockNode[] ): readonly unknown[] =>
	blocks.map( ( one ) => ( { one, inner: whole( one.innerBlocks ) } ) );

const CASES: readonly ( readonly [
	string,
	readonly BlockNode[],
	readonly BlockNode[],
	string,
] )[] = [
	[ 'nothing', [], [], '' ],
	[ 'a first block', [], [ p( 'One' ) ], '+One' ],
	[
		'what was removed where it was',
		[ p( 'One' ), p( 'Two' ), h( 'Three' ) ],
		[ p( 'One' ), h( 'Three' ) ],
		'One -Two Three',
	],
	[
		'the one that is most alike as the one that changed',
		[ p( 'We open at seven' ), p( 'Bread is baked daily' ) ],
		[ p( 'Bread is baked every day' ), p( 'Cakes on Sundays' ) ],
		'-We open at seven ~Bread is baked every day +Cakes on Sundays',
	],
	[
		'a text that is another one altogether as changed',
		[ h( 'Title' ), p( 'One' ) ],
		[ h( 'Title' ), p( 'Else' ) ],
		'Title ~Else',
	],
	[
		'containers by what is in them',
		[ group( p( 'Ada bakes' ) ), group( p( 'Opening hours today' ) ) ],
		[ group( p( 'Opening hours tomorrow' ) ) ],
		'-group( -Ada bakes ) group( ~Opening hours tomorrow )',
	],
	[
		'a block that moved among its siblings',
		[ p( 'One' ), p( 'Two' ), h( 'Three' ) ],
		[ h( 'Three' ), p( 'One' ), p( 'Two' ) ],
		'>Three One Two',
	],
	[
		'a block that moved into another one',
		[ p( 'One' ), group( p( 'Two' ) ) ],
		[ group( p( 'Two' ), p( 'One' ) ) ],
		'group( Two >One )',
	],
	[
		'a container that moved as a whole',
		[ group( p( 'One' ), p( 'Two' ) ), h( 'Three' ), h( 'Four' ) ],
		[ h( 'Three' ), h( 'Four' ), group( p( 'One' ), p( 'Two' ) ) ],
		'Three Four >group( One Two )',
	],
	[
		'blocks that were grouped',
		[ p( 'One' ), h( 'Two' ) ],
		[ group( p( 'One' ), h( 'Two' ) ) ],
		'+group( >One >Two )',
	],
	[
		'blocks that were ungrouped',
		[ group( p( 'One' ), h( 'Two' ) ) ],
		[ p( 'One' ), h( 'Two' ) ],
		'-group(  ) >One >Two',
	],
	[
		'as many of several equal ones as there were',
		[ p( '' ), h( 'A' ), p( '' ) ],
		[ h( 'A' ), p( '' ), p( '' ), p( '' ) ],
		'A > + ',
	],
];

describe( 'alignBlocks', () => {
	it.each( CASES )( 'finds %s', ( _name, before, after, expected ) => {
		expect( written( alignBlocks( before, after ) ) ).toBe( expected );
	} );

	it.each( CASES )(
		'doesn’t change the newer tree: %s',
		( _name, before, after ) => {
			expect( sideOf( alignBlocks( before, after ), 'after' ) ).toEqual(
				whole( after )
			);
		}
	);

	it( 'matches each block once, even if many are equal', () => {
		const before = [ p( 'x' ), p( 'x' ), group( p( 'x' ) ) ];
		const after = [ group( p( 'x' ), p( 'x' ), p( 'x' ), p( 'x' ) ) ];
		const seen: unknown[] = [];
		const collect = ( blocks: readonly AlignedBlock[] ) =>
			blocks.forEach( ( aligned ) => {
				if ( aligned.before ) {
					seen.push( aligned.before );
				}
				collect( aligned.inner );
			} );
		collect( alignBlocks( before, after ) );
		expect( new Set( seen ).size ).toBe( seen.length );
		expect( seen ).toHaveLength( 4 );
	} );

	it( 'finishes in time for thousands of blocks without a match', () => {
		const list = ( word: string ) =>
			Array.from( { length: 2500 }, ( _none, at ) =>
				group( p( `${ word } ${ at } and some more words` ) )
			);
		const start = performance.now();
		const aligned = alignBlocks( list( 'one' ), list( 'other' ) );
		expect( performance.now() - start ).toBeLessThan( 2000 );
		expect( aligned ).toHaveLength( 2500 );
	} );

	it( 'is fast for 500 blocks with changes everywhere', () => {
		const list = ( change: ( at: number ) => string ) =>
			Array.from( { length: 500 }, ( _none, at ) =>
				p( `Paragraph ${ at } ${ change( at ) }` )
			);
		const start = performance.now();
		const aligned = alignBlocks(
			list( () => 'is as it was' ),
			list( ( at ) => ( at % 3 === 0 ? 'was changed' : 'is as it was' ) )
		);
		expect( performance.now() - start ).toBeLessThan( 300 );
		expect(
			aligned.filter( ( { fate } ) => fate === 'changed' )
		).toHaveLength( 167 );
	} );
} );
