import { blocksToStyle, isBlockChanged, searchBlocks } from './blockList';
import {
	parseBlockStyles,
	parseBlockType,
	type BlockType,
	NO_CHANGES,
} from '@/features/globalStyles/index.model';

const makeType = ( name: string, title: string, more = {} ): BlockType => ( {
	name,
	title,
	description: '',
	keywords: [],
	category: 'text',
	isInner: false,
	icon: undefined,
	example: undefined,
	texts: [],
	supports: { color: true },
	...more,
} );

const names = ( blocks: readonly { readonly name: string }[] ) =>
	blocks.map( ( { name } ) => name );

const TYPES = [
	makeType( 'other/zebra', 'Zebra' ),
	makeType( 'core/quote', 'Quote', { keywords: [ 'blockquote', 'cite' ] } ),
	makeType( 'other/apple', 'Apple' ),
	makeType( 'core/citation', 'Büro', { keywords: [ 'quote' ] } ),
	makeType( 'core/more', 'More', { supports: {} } ),
];

describe( 'blocksToStyle', () => {
	it( 'lists core blocks first, each group by title, without blocks that can’t be styled', () => {
		expect(
			names( blocksToStyle( TYPES, NO_CHANGES, NO_CHANGES ) )
		).toEqual( [
			'core/citation',
			'core/quote',
			'other/apple',
			'other/zebra',
		] );
	} );

	it( 'keeps a block with a styled variation', () => {
		const doc = {
			settings: {},
			styles: { blocks: { 'core/more': { variations: { x: {} } } } },
		};
		expect( names( blocksToStyle( TYPES, doc, NO_CHANGES ) ) ).toContain(
			'core/more'
		);
	} );

	it( 'lists missing blocks with styles at the end', () => {
		const user = {
			settings: {},
			styles: { blocks: { 'gone/block': { css: 'x' } } },
		};
		const blocks = blocksToStyle( TYPES, user, user );
		expect( blocks.at( -1 ) ).toEqual( {
			name: 'gone/block',
			title: 'gone/block',
			type: undefined,
		} );
	} );

	it.each( [ [ { blocks: 'invalid' } ], [ { blocks: [] } ], [ {} ] ] )(
		'treats %j as empty',
		( styles ) => {
			const doc = { settings: {}, styles };
			expect( blocksToStyle( TYPES, doc, doc ) ).toHaveLength( 4 );
		}
	);
} );

describe( 'searchBlocks', () => {
	const blocks = blocksToStyle( TYPES, NO_CHANGES, NO_CHANGES );

	it( 'ranks titles above keywords', () => {
		expect( names( searchBlocks( blocks, 'QUOTE' ) ) ).toEqual( [
			'core/quote',
			'core/citation',
		] );
	} );

	it( 'keeps core blocks above others', () => {
		const types = [
			...TYPES,
			makeType( 'other/quotes', 'Quote of the day' ),
		];
		const listed = blocksToStyle( types, NO_CHANGES, NO_CHANGES );
		expect( names( searchBlocks( listed, 'quote' ) ) ).toEqual( [
			'core/quote',
			'core/citation',
			'other/quotes',
		] );
	} );

	it( 'ignores accents, and needs all words to match', () => {
		expect( names( searchBlocks( blocks, 'buro' ) ) ).toEqual( [
			'core/citation',
		] );
		expect( searchBlocks( blocks, 'quote zebra' ) ).toEqual( [] );
	} );

	it( 'returns all blocks for an empty search', () => {
		expect( searchBlocks( blocks, '  ' ) ).toBe( blocks );
	} );
} );

describe( 'isBlockChanged', () => {
	it.each( [
		[ 'styles', { styles: { blocks: { 'a/b': { css: 'x' } } } }, true ],
		[ 'settings', { settings: { blocks: { 'a/b': { x: true } } } }, true ],
		[ 'another', { styles: { blocks: { 'a/c': { css: 'x' } } } }, false ],
	] )( 'detects %s of the user', ( _name, changes, isChanged ) => {
		const layers = {
			base: NO_CHANGES,
			user: { ...NO_CHANGES, ...changes },
		};
		expect( isBlockChanged( layers, 'a/b' ) ).toBe( isChanged );
	} );
} );

describe( 'parseBlockType', () => {
	it( 'accepts any registered block type', () => {
		expect(
			parseBlockType( {
				name: 'x/y',
				title: 7,
				keywords: [ 'a', null ],
				category: 'media',
				parent: [ 'x/z' ],
				supports: 'all',
				example: [],
				attributes: {
					content: { type: 'rich-text' },
					title: null,
					url: { type: 'string' },
				},
			} )
		).toEqual( {
			name: 'x/y',
			title: 'x/y',
			description: '',
			keywords: [ 'a', '' ],
			category: 'media',
			isInner: true,
			icon: undefined,
			supports: {},
			example: undefined,
			texts: [ 'content' ],
		} );
		expect( parseBlockType( { title: 'Nameless' } ) ).toBeNull();
		expect( parseBlockType( null ) ).toBeNull();
	} );
} );

describe( 'parseBlockStyles', () => {
	it( 'lists registered and styled variations, without the default', () => {
		const raw = [
			{ name: 'default', label: 'Default', isDefault: true },
			{ name: 'plain', label: 'Plain', source: 'block' },
			{ name: 'section-1', label: 'Section 1' },
			{ name: 'unstyled', label: 'Unstyled' },
			{ name: 'nameless-label' },
			{ label: 'No name' },
			'invalid',
		];
		expect(
			parseBlockStyles( raw, [ 'section-1', 'nameless-label' ] )
		).toEqual( [
			{ name: 'plain', label: 'Plain' },
			{ name: 'section-1', label: 'Section 1' },
			{ name: 'nameless-label', label: 'nameless-label' },
		] );
		expect( parseBlockStyles( undefined, [] ) ).toEqual( [] );
	} );
} );
