/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 * @jest-environment-options {"more":["block-library"]}
 */
import { parse } from '@wordpress/blocks';
import { CONTENT_CORPUS } from '@tests/support/contentCorpus';
import { registerBlocks } from '@tests/support/coreBlocks';
import { withEdits } from '@/features/replacing/index.model';
import type { Finding } from '../model/finding';
import { inspect } from './inspect';
import { keepsContent } from './keepsContent';

const findings = ( content: string ): readonly Finding[] =>
	[ ...( inspect( content ) ?? [] ) ].flat();

const repaired = ( content: string ): string =>
	withEdits(
		content,
		findings( content ).flatMap( ( { edits } ) => edits ?? [] )
	);

const PARAGRAPH =
	'<!-- wp:paragraph   -->\n<p>As it   is</p>\n<!-- /wp:paragraph -->';
const WRONG_LEVEL =
	'<!-- wp:heading {"level":3} -->\n<h2 class="wp-block-heading">Title</h2>\n<!-- /wp:heading -->';

describe( 'inspect', () => {
	beforeAll( registerBlocks );

	// The parser tells developers what it has found.
	beforeEach( () => {
		jest.spyOn( console, 'groupCollapsed' ).mockImplementation(
			() => undefined
		);
	} );
	afterEach( () => {
		for ( const name of [ 'error', 'warn', 'info' ] as const ) {
			jest.spyOn( console, name ).mockClear();
		}
	} );

	it( 'repairs an invalid block, and leaves all others byte for byte', () => {
		const content = `${ PARAGRAPH }\n\n\n${ WRONG_LEVEL }\n${ PARAGRAPH }`;
		expect( findings( content ) ).toMatchObject( [
			{
				problem: 'invalid',
				block: 'core/heading',
				difference: { kind: 'element', found: 'h2', expected: 'h3' },
			},
		] );
		expect( repaired( content ) ).toBe(
			`${ PARAGRAPH }\n\n\n<!-- wp:heading {"level":3} -->\n<h3 class="wp-block-heading">Title</h3>\n<!-- /wp:heading -->\n${ PARAGRAPH }`
		);
	} );

	it( 'repairs a block around others without changing these', () => {
		const content = `<!-- wp:group -->\n<div class="old">${ PARAGRAPH }\n\n\n${ WRONG_LEVEL }</div>\n<!-- /wp:group -->`;
		const after = repaired( content );
		expect( after ).toContain( `${ PARAGRAPH }\n\n\n` );
		expect( after ).toContain( '<div class="wp-block-group' );
		expect( after ).toContain( '<h3 class="wp-block-heading">Title</h3>' );
		expect( findings( after ) ).toEqual( [] );
	} );

	it( 'says where a block is on the canvas, where loose text is a block, too', () => {
		expect(
			findings(
				`Loose text\n\n${ PARAGRAPH }\n<!-- wp:group -->\n<div class="wp-block-group">${ PARAGRAPH }\n${ WRONG_LEVEL }\n<!-- wp:gone/slider /--></div>\n<!-- /wp:group -->`
			).map( ( { block, place } ) => ( { block, place } ) )
		).toEqual( [
			{
				block: 'core/heading',
				place: { name: 'core/heading', path: [ 2, 1 ] },
			},
			{
				block: 'gone/slider',
				place: { name: 'core/missing', path: [ 2, 2 ] },
			},
		] );
	} );

	it.each( [
		[
			'a text',
			'<!-- wp:image -->\n<figure class="wp-block-image"><b>Lost words</b></figure>\n<!-- /wp:image -->',
		],
		[
			'an image',
			'<!-- wp:separator -->\n<div><img src="a.jpg" alt=""></div>\n<!-- /wp:separator -->',
		],
	] )( 'doesn’t repair what would lose %s', ( _, content ) => {
		const [ found ] = findings( content );
		expect( found ).toMatchObject( { problem: 'invalid', edits: null } );
		expect( repaired( content ) ).toBe( content );
	} );

	it( 'finds blocks that an earlier version has saved', () => {
		const [ found ] = findings(
			'<!-- wp:heading -->\n<h2>Without the class of today</h2>\n<!-- /wp:heading -->'
		);
		expect( found ).toMatchObject( {
			problem: 'outdated',
			difference: { kind: 'attribute', element: 'h2', name: 'class' },
		} );
		expect( found?.edits ).not.toBeNull();
	} );

	it( 'says nothing of inner blocks that only today’s version makes', () => {
		expect(
			findings(
				'<!-- wp:quote -->\n<blockquote class="wp-block-quote"><p>Once</p></blockquote>\n<!-- /wp:quote -->'
			).map( ( { problem, block } ) => [ problem, block ] )
		).toEqual( [ [ 'outdated', 'core/quote' ] ] );
	} );

	it( 'names missing types, and looks into what is in them', () => {
		expect(
			findings(
				`<!-- wp:gone/slider {"a":1} -->\n<div>${ WRONG_LEVEL }</div>\n<!-- /wp:gone/slider -->`
			).map( ( { problem, block } ) => [ problem, block ] )
		).toEqual( [
			[ 'missing', 'gone/slider' ],
			[ 'invalid', 'core/heading' ],
		] );
	} );

	it( 'doesn’t parse what would freeze the page', () => {
		expect( inspect( '<!-- wp:group -->'.repeat( 500 ) ) ).toBeNull();
	} );

	it.each( Object.entries( CONTENT_CORPUS ) )(
		'loses nothing of real content: %s',
		( _, content ) => {
			const after = repaired( content );
			expect( keepsContent( after, content ) ).toBe( true );
			const names = ( text: string ) =>
				parse( text ).map( ( { name } ) => name );
			expect( names( after ) ).toEqual( names( content ) );
			// What could be repaired needs no repair any more.
			expect( repaired( after ) ).toBe( after );
		}
	);
} );
