/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import type { SiteStyles } from '@/features/globalStyles/index.records';
import type * as Engine from './engine';
import { showDuotonesIn } from './pageDuotones';
import { showFiltersIn } from './pageFilters';
import { showGalleriesIn } from './pageGalleries';
import { engine } from './sheet';

const pageWith = ( html: string ): Document => {
	const page = document.implementation.createHTMLDocument();
	page.body.innerHTML = html;
	return page;
};

const stylesWith = ( block: string, node: unknown ) =>
	( {
		merged: { settings: {}, styles: { blocks: { [ block ]: node } } },
	} ) as unknown as SiteStyles;

const sheetIn = ( page: Document, id: string ) =>
	page.getElementById( id )?.textContent ?? null;

describe( 'duotones of block types in a page', () => {
	const withDuotone = ( slug: string ) =>
		stylesWith( 'core/image', {
			filter: { duotone: `var:preset|duotone|${ slug }` },
		} );
	const shown = ( page: Document ) => sheetIn( page, 'atelier-duotones' );

	beforeEach( () =>
		engine.set( {
			duotoneSelectors: () => ( {
				'core/image': '.wp-block-image img',
			} ),
		} as unknown as typeof Engine )
	);
	afterEach( () => engine.set( null ) );

	it( 'are those of the styles, in one sheet at the end', () => {
		const page = pageWith( '<main></main>' );
		const saved = withDuotone( 'a' );
		showDuotonesIn( page, saved, saved );
		expect( shown( page ) ).toBeNull();
		for ( const slug of [ 'b', 'c' ] ) {
			showDuotonesIn( page, withDuotone( slug ), saved );
			expect( shown( page ) ).toBe(
				`.wp-duotone-a.wp-block-image img{filter:var(--wp--preset--duotone--${ slug })}`
			);
		}
		expect( page.body.lastElementChild?.id ).toBe( 'atelier-duotones' );
		expect( page.querySelectorAll( 'style' ) ).toHaveLength( 1 );
	} );

	it( 'stay those that the page was rendered with once others are saved, until it is loaded again', () => {
		const page = pageWith( '' );
		const [ first, second ] = [ withDuotone( 'a' ), withDuotone( 'b' ) ];
		showDuotonesIn( page, second, first );
		// Saved: the page still has the class of the first.
		showDuotonesIn( page, second, second );
		expect( shown( page ) ).toContain( '.wp-duotone-a' );
		showDuotonesIn( page, first, second );
		expect( shown( page ) ).toBe( '' );
		const reloaded = pageWith( '' );
		showDuotonesIn( reloaded, first, second );
		expect( shown( reloaded ) ).toContain( '.wp-duotone-b' );
	} );
} );

describe( 'the filters of a page', () => {
	const filter = ( id: string, color: string ) =>
		`<svg><filter id="${ id }"><feFlood flood-color="${ color }"></feFlood></filter></svg>`;
	const colorsOf = ( page: Document, id: string ) =>
		[ ...page.querySelectorAll( `filter[id="${ id }"] feFlood` ) ].map(
			( flood ) => flood.getAttribute( 'flood-color' )
		);

	it( 'are the current ones, also where an image has chosen one itself', () => {
		const page = pageWith(
			filter( 'wp-duotone-a', 'old' ) + filter( 'of-others', 'old' )
		);
		showFiltersIn( page, filter( 'wp-duotone-a', 'new' ) );
		expect( colorsOf( page, 'wp-duotone-a' ) ).toEqual( [ 'new' ] );
		showFiltersIn( page, filter( 'wp-duotone-a', 'newer' ) );
		expect( colorsOf( page, 'wp-duotone-a' ) ).toEqual( [ 'newer' ] );
		expect( colorsOf( page, 'of-others' ) ).toEqual( [ 'old' ] );
	} );

	it( 'are the last of the styles where several have one id', () => {
		const page = pageWith( filter( 'wp-duotone-a', 'old' ) );
		showFiltersIn(
			page,
			filter( 'wp-duotone-a', 'of the theme' ) +
				filter( 'wp-duotone-a', 'of the user' )
		);
		expect( colorsOf( page, 'wp-duotone-a' ) ).toEqual( [ 'of the user' ] );
	} );

	it( 'are the server’s where the styles have none', () => {
		const page = pageWith( filter( 'wp-duotone-a', 'old' ) );
		showFiltersIn( page, filter( 'wp-duotone-a', 'new' ) );
		showFiltersIn( page, filter( 'wp-duotone-b', 'new' ) );
		expect( colorsOf( page, 'wp-duotone-a' ) ).toEqual( [ 'old' ] );
	} );
} );

describe( 'galleries in a page', () => {
	const withGap = ( blockGap: string ) =>
		stylesWith( 'core/gallery', { spacing: { blockGap } } );

	beforeAll( () => {
		window.atelierBoot = { styleSchema: { hasViewports: true } };
	} );

	it( 'have the gap of the styles', () => {
		const page = pageWith(
			'<style id="core-block-supports-inline-css">.wp-block-gallery.wp-block-gallery-1{--wp--style--unstable-gallery-gap:1px;}</style>'
		);
		const saved = withGap( '1px' );
		const shown = () => sheetIn( page, 'atelier-gallery-gaps' );
		showGalleriesIn( page, saved, saved );
		expect( shown() ).toBeNull();
		showGalleriesIn( page, withGap( '2px' ), saved );
		expect( shown() ).toBe(
			'.wp-block-gallery.wp-block-gallery-1{--wp--style--unstable-gallery-gap:2px}'
		);
		showGalleriesIn( page, saved, saved );
		expect( shown() ).toBe( '' );
	} );
} );
