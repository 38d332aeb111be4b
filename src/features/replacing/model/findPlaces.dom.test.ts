/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 * @jest-environment-options {"more":["block-library"]}
 */
import { parse } from '@wordpress/blocks';
import fc from 'fast-check';
import { CONTENT_CORPUS as CORPUS } from '@tests/support/contentCorpus';
import { registerBlocks } from '@tests/support/coreBlocks';
import { invariant } from '@/kernel/invariant';
import { finderOf } from './findPlaces';
import { withEdits } from './replace';
import type { Place, Search, TextSearch } from './search';

type Block = ReturnType< typeof parse >[ number ] & {
	readonly isValid?: boolean;
	readonly innerBlocks: readonly Block[];
};

beforeAll( registerBlocks );

const TEXTS = Object.entries( CORPUS );

const words = ( text: string, more: Partial< TextSearch > = {} ) =>
	( {
		kind: 'text',
		text,
		matchesCase: true,
		matchesAccents: true,
		isWholeWords: false,
		isExpression: false,
		to: null,
		...more,
	} ) as const;

function placesOf( content: string, search: Search ): readonly Place[] {
	const finder = finderOf( search );
	invariant( finder.ok, 'the search is valid' );
	return finder.value( content );
}

const replaced = ( content: string, search: Search ): string =>
	withEdits(
		content,
		placesOf( content, search ).flatMap( ( { edits } ) => edits )
	);

/** The names of all blocks, and which of them are valid. */
const structure = ( blocks: readonly Block[] ): unknown =>
	blocks.map( ( { name, isValid, innerBlocks } ) => [
		name,
		isValid !== false,
		structure( innerBlocks ),
	] );

const structureOf = ( content: string ) => structure( parse( content ) );

/** A part of what a text says, so that most searches find something. */
const somethingIn = ( content: string ) =>
	fc
		.nat( Math.max( 0, content.length - 1 ) )
		.chain( ( at ) =>
			fc
				.integer( { min: 1, max: 8 } )
				.map( ( length ) => content.slice( at, at + length ) )
		);

const anyText = fc.oneof(
	fc.string( { unit: 'grapheme', maxLength: 12 } ),
	fc.constantFrom( '', '<!-- wp:x -->', '--> <b>', '&amp; "', "'\\", '$&' )
);

describe( 'text in any content', () => {
	// The corpus has blocks that aren't valid, and the parser says so.
	afterEach( () => {
		for ( const report of [ 'error', 'warn', 'info' ] as const ) {
			jest.mocked( console[ report ] ).mockClear();
		}
	} );

	it.each( TEXTS )(
		'stays the same without a replacement: %s',
		( _, text ) => {
			fc.assert(
				fc.property( somethingIn( text ), ( wanted ) => {
					expect( replaced( text, words( wanted ) ) ).toBe( text );
				} ),
				{ numRuns: 40 }
			);
		}
	);

	it.each( TEXTS )(
		'is replaced without breaking blocks: %s',
		( _, text ) => {
			const before = structureOf( text );
			fc.assert(
				fc.property( somethingIn( text ), anyText, ( wanted, to ) => {
					expect(
						structureOf( replaced( text, words( wanted, { to } ) ) )
					).toEqual( before );
				} ),
				{ numRuns: 25 }
			);
		}
	);

	it.each( TEXTS )(
		'comes back when it is replaced back: %s',
		( _, text ) => {
			fc.assert(
				fc.property( somethingIn( text ), ( wanted ) => {
					// Written as they are, browsers understand them; Atelier writes entities.
					fc.pre( ! /[&<>]/.test( wanted ) );
					const there = words( wanted, { to: '⟦new⟧' } );
					const places = placesOf( text, there );
					fc.pre(
						places.every( ( { edits, match } ) => {
							const [ edit ] = edits;
							return (
								match === wanted &&
								edits.length === 1 &&
								( edit?.end ?? 0 ) - ( edit?.start ?? 0 ) ===
									match.length
							);
						} )
					);
					expect(
						replaced(
							replaced( text, there ),
							words( '⟦new⟧', { to: wanted } )
						)
					).toBe( text );
				} ),
				{ numRuns: 25 }
			);
		}
	);
} );

/** Blocks with what is replaced in their settings and in their HTML. */
const DESIGNED = [
	'<!-- wp:paragraph {"backgroundColor":"accent","fontSize":"large","fontFamily":"serif","style":{"elements":{"link":{"color":{"text":"var:preset|color|accent"}}},"spacing":{"padding":{"top":"var:preset|spacing|40"}}}} -->',
	'<p class="has-accent-background-color has-background has-link-color has-serif-font-family has-large-font-size" style="padding-top:var(--wp--preset--spacing--40)">Hello <mark style="background-color:rgba(0, 0, 0, 0)" class="has-inline-color has-accent-color">world</mark></p>',
	'<!-- /wp:paragraph -->',
	'<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button {"className":"is-style-outline promo","style":{"color":{"text":"#ff0000"}}} -->',
	'<div class="wp-block-button is-style-outline promo"><a class="wp-block-button__link has-text-color wp-element-button" href="https://example.org/old/#team" style="color:#ff0000">Go</a></div>',
	'<!-- /wp:button --></div><!-- /wp:buttons -->',
	'<!-- wp:image {"id":12,"sizeSlug":"large"} -->',
	'<figure class="wp-block-image size-large"><img src="https://example.org/wp-content/uploads/2026/11/cup-300x200.jpg" alt="" class="wp-image-12"/></figure>',
	'<!-- /wp:image -->',
	'<!-- wp:cover {"url":"https://example.org/wp-content/uploads/2026/11/cup.jpg","id":12,"dimRatio":50,"gradient":"dusk"} -->',
	'<div class="wp-block-cover"><img class="wp-block-cover__image-background wp-image-12" alt="" src="https://example.org/wp-content/uploads/2026/11/cup.jpg" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-background-dim wp-block-cover__gradient-background has-background-gradient has-dusk-gradient-background"></span><div class="wp-block-cover__inner-container"></div></div>',
	'<!-- /wp:cover -->',
	'<!-- wp:block {"ref":7,"content":{"Title":{"content":"Hi"}}} /-->',
	'<!-- wp:template-part {"slug":"header","theme":"shop","tagName":"header"} /-->',
	'<!-- wp:navigation {"ref":9,"overlayMenu":"never"} /-->',
	'<!-- wp:navigation-link {"label":"Old","type":"page","id":5,"url":"https://example.org/old/","kind":"post-type"} /-->',
].join( '\n' );

const FILE = {
	id: 12,
	url: 'https://example.org/wp-content/uploads/2026/11/cup.jpg',
};

/** Searches that can be turned around: what they find, and what comes in its place. */
const THINGS: readonly ( readonly [ string, Search, Search ] )[] = [
	[
		'a color',
		{ kind: 'preset', preset: 'color', slug: 'accent', to: 'new' },
		{ kind: 'preset', preset: 'color', slug: 'new', to: 'accent' },
	],
	[
		'a gradient',
		{ kind: 'preset', preset: 'gradient', slug: 'dusk', to: 'dawn' },
		{ kind: 'preset', preset: 'gradient', slug: 'dawn', to: 'dusk' },
	],
	[
		'a font size',
		{ kind: 'preset', preset: 'fontSize', slug: 'large', to: 'x-large' },
		{ kind: 'preset', preset: 'fontSize', slug: 'x-large', to: 'large' },
	],
	[
		'a font',
		{ kind: 'preset', preset: 'fontFamily', slug: 'serif', to: 'sans' },
		{ kind: 'preset', preset: 'fontFamily', slug: 'sans', to: 'serif' },
	],
	[
		'a spacing',
		{ kind: 'preset', preset: 'spacing', slug: '40', to: '50' },
		{ kind: 'preset', preset: 'spacing', slug: '50', to: '40' },
	],
	[
		'a color value',
		{ kind: 'colorValue', color: '#F00', to: '#00ff00' },
		{ kind: 'colorValue', color: '#0f0', to: '#ff0000' },
	],
	[
		'a block style',
		{ kind: 'blockStyle', block: 'core/button', style: 'outline', to: 'x' },
		{ kind: 'blockStyle', block: 'core/button', style: 'x', to: 'outline' },
	],
	[
		'a class',
		{ kind: 'class', name: 'promo', to: 'offer' },
		{ kind: 'class', name: 'offer', to: 'promo' },
	],
	[
		'a link',
		{
			kind: 'link',
			urls: [ 'https://example.org/old/' ],
			id: 5,
			to: { url: 'https://example.org/new/', id: 6, type: 'post' },
		},
		{
			kind: 'link',
			urls: [ 'https://example.org/new/' ],
			id: 6,
			to: { url: 'https://example.org/old/', id: 5, type: 'page' },
		},
	],
	[
		'a pattern',
		{ kind: 'pattern', id: 7, to: 8 },
		{ kind: 'pattern', id: 8, to: 7 },
	],
	[
		'a menu',
		{ kind: 'menu', id: 9, to: 10 },
		{ kind: 'menu', id: 10, to: 9 },
	],
	[
		'a part',
		{
			kind: 'part',
			part: { theme: 'shop', slug: 'header' },
			to: { theme: 'shop', slug: 'header-2' },
		},
		{
			kind: 'part',
			part: { theme: 'shop', slug: 'header-2' },
			to: { theme: 'shop', slug: 'header' },
		},
	],
];

describe( 'things in the settings of blocks', () => {
	it( 'are in blocks that WordPress finds valid', () => {
		expect( JSON.stringify( structureOf( DESIGNED ) ) ).not.toContain(
			'false'
		);
	} );

	it.each( THINGS )( 'are found and left as they are: %s', ( _, search ) => {
		const found = placesOf( DESIGNED, { ...search, to: null } );
		expect( found.length ).toBeGreaterThan( 0 );
		expect(
			withEdits(
				DESIGNED,
				found.flatMap( ( { edits } ) => edits )
			)
		).toBe( DESIGNED );
	} );

	it.each( THINGS )(
		'are replaced in valid blocks, and back: %s',
		( _, there, back ) => {
			const after = replaced( DESIGNED, there );
			expect( after ).not.toBe( DESIGNED );
			expect( structureOf( after ) ).toEqual( structureOf( DESIGNED ) );
			expect( placesOf( after, there ) ).toEqual( [] );
			expect( replaced( after, back ) ).toBe( DESIGNED );
		}
	);

	it( 'are removed without a trace: a block style and a class', () => {
		const plain = replaced(
			replaced( DESIGNED, {
				kind: 'blockStyle',
				block: 'core/button',
				style: 'outline',
				to: '',
			} ),
			{ kind: 'class', name: 'promo', to: '' }
		);
		expect( plain ).toContain( '<!-- wp:button {"style"' );
		expect( plain ).toContain( '<div class="wp-block-button">' );
		expect( structureOf( plain ) ).toEqual( structureOf( DESIGNED ) );
	} );

	it( 'are replaced in the same size: a picture, with what describes it', () => {
		const uploads = 'https://example.org/wp-content/uploads';
		const to = {
			id: 99,
			url: `${ uploads }/b.png`,
			alt: 'A "blue" bowl',
			sizes: { medium: `${ uploads }/b-300x150.png` },
		};
		const from = {
			...FILE,
			sizes: { medium: `${ uploads }/2026/11/cup-300x200.jpg` },
		};
		const after = replaced( DESIGNED, { kind: 'media', file: from, to } );
		expect( after ).not.toMatch( /cup|wp-image-12|"id":12/ );
		expect( after.match( /uploads\/b\.png/g ) ).toHaveLength( 2 );
		expect( after ).toContain(
			`<img src="${ uploads }/b-300x150.png" alt="A &quot;blue&quot; bowl" class="wp-image-99"/>`
		);
		expect( structureOf( after ) ).toEqual( structureOf( DESIGNED ) );
	} );

	it.each( [
		[ 'of the old file goes', 'Old', '', '' ],
		[
			'that somebody has written stays without another',
			'Mine',
			'',
			'Mine',
		],
		[ 'of the new file comes', 'Mine', 'New', 'New' ],
	] )( 'have a description: one %s', ( _, written, alt, expected ) => {
		const image = ( text: string, id: number, file: string ) =>
			`<!-- wp:image {"id":${ id }} --><figure class="wp-block-image"><img src="https://a.org/${ file }" alt="${ text }" class="wp-image-${ id }"/></figure><!-- /wp:image -->`;
		expect(
			replaced( image( written, 1, 'a.jpg' ), {
				kind: 'media',
				file: { id: 1, url: 'https://a.org/a.jpg', alt: 'Old' },
				to: { id: 2, url: 'https://a.org/b.jpg', alt },
			} )
		).toBe( image( expected, 2, 'b.jpg' ) );
	} );
} );
