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

/** A block that counts how often its name is read, which each comparison with another block does. */
const counted = (
	{ name, ...rest }: BlockNode,
	reads: { count: number }
): BlockNode => ( {
	...rest,
	get name() {
		reads.count += 1;
		return name;
	},
} );

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

	it.each( [
		[ 'thousands without a match', 2500, () => 'other' ],
		[
			'hundreds with changes everywhere',
			500,
			( at: number ) => ( at % 3 === 0 ? 'other' : 'one' ),
		],
	] )( 'compares few pairs of %s', ( _name, count, wordOf ) => {
		const reads = { count: 0 };
		const list = ( word: ( at: number ) => string ) =>
			Array.from( { length: count }, ( _none, at ) =>
				counted( p( `${ word( at ) } ${ at } and more words` ), reads )
			);
		const aligned = alignBlocks(
			list( () => 'one' ),
			list( wordOf )
		);
		expect( aligned ).toHaveLength( count );
		expect( reads.count ).toBeGreaterThan( count );
		expect( reads.count ).toBeLessThan( 10 * count );
	} );
} );
