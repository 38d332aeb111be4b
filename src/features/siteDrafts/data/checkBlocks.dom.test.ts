/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 * @jest-environment-options {"more":["block-library"]}
 */
import { CONTENT_CORPUS } from '@tests/support/contentCorpus';
import { registerBlocks } from '@tests/support/coreBlocks';
import type { BlockCheck } from '../model/blockCheck';
import { checkContent } from './checkBlocks';

const SOUND =
	'<!-- wp:paragraph {"mine":1} -->\n<p>caf&eacute;</p>\n<!-- /wp:paragraph -->';
/** Its attribute says another level than its tag. */
const OTHER_LEVEL =
	'<!-- wp:heading {"level":3} -->\n<h2 class="wp-block-heading">Tea &amp; cake</h2>\n<!-- /wp:heading -->';
/** The text after the link is in no attribute of the block. */
const LOSING =
	'<!-- wp:button -->\n<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/a">Buy</a><p>Only today</p></div>\n<!-- /wp:button -->';

const join = ( ...blocks: readonly string[] ) => blocks.join( '\n\n' );

beforeAll( registerBlocks );

/** Checks a text; what the editor then says in the console isn't a failure. */
function check( content: string, base: string ): BlockCheck {
	const result = checkContent( content, base );
	for ( const report of [ 'error', 'warn', 'info' ] as const ) {
		jest.mocked( console[ report ] ).mockClear();
	}
	return result;
}

describe( 'blocks of an agent', () => {
	it( 'are valid if they are as the editor saves them', () => {
		expect( check( SOUND, '' ) ).toEqual( {
			invalid: [],
			repaired: null,
		} );
	} );

	it( 'are repaired where nothing is lost, and others stay byte for byte', () => {
		const { invalid, repaired } = check(
			join( SOUND, OTHER_LEVEL, SOUND ),
			''
		);
		expect( invalid ).toEqual( [
			{
				name: 'core/heading',
				sent: '<h2 class="wp-block-heading">Tea &amp; cake</h2>',
				expected: '<h3 class="wp-block-heading">Tea &amp; cake</h3>',
			},
		] );
		expect( repaired?.startsWith( `${ SOUND }\n\n` ) ).toBe( true );
		expect( repaired?.endsWith( `\n\n${ SOUND }` ) ).toBe( true );
		expect( repaired ).toContain(
			'<h3 class="wp-block-heading">Tea &amp; cake</h3>'
		);
	} );

	it( 'are found inside of others', () => {
		const { invalid, repaired } = check(
			`<!-- wp:group -->\n<div class="wp-block-group">${ OTHER_LEVEL }</div>\n<!-- /wp:group -->`,
			''
		);
		expect( invalid.map( ( { name } ) => name ) ).toEqual( [
			'core/heading',
		] );
		expect( repaired ).toContain(
			'<h3 class="wp-block-heading">Tea &amp; cake</h3>'
		);
	} );

	it( 'aren’t repaired if a text would be lost, nor with another that could be', () => {
		const { invalid, repaired } = check( join( OTHER_LEVEL, LOSING ), '' );
		expect( invalid.map( ( { name } ) => name ) ).toEqual( [
			'core/heading',
			'core/button',
		] );
		expect( repaired ).toBeNull();
	} );

	it( 'are found where an earlier version of a block takes any HTML', () => {
		const hiding =
			'<!-- wp:paragraph -->\n<p title="Hidden" style="height:0">Words</p>\n<!-- /wp:paragraph -->';
		expect( check( join( SOUND, hiding ), '' ) ).toMatchObject( {
			invalid: [
				{
					name: 'core/paragraph',
					sent: '<p title="Hidden" style="height:0">Words</p>',
				},
			],
			repaired: null,
		} );
		expect( check( hiding, hiding ).invalid ).toEqual( [] );
	} );

	it.each( [
		'<!-- wp:heading -->\n<h2>Words</h2>\n<!-- /wp:heading -->',
		'<!-- wp:quote -->\n<blockquote class="wp-block-quote"><p>Words</p></blockquote>\n<!-- /wp:quote -->',
	] )( 'may be those of an earlier version: %s', ( content ) => {
		expect( check( content, '' ).invalid ).toEqual( [] );
	} );

	it( 'aren’t blamed for what was invalid before', () => {
		expect(
			check( join( SOUND, LOSING ), join( LOSING, SOUND ) ).invalid
		).toEqual( [] );
	} );

	it( 'can’t be checked if they would freeze the browser', () => {
		const deep = '<!-- wp:group -->'.repeat( 60 );
		expect( check( deep, '' ).invalid ).toHaveLength( 1 );
		expect( check( deep, deep ).invalid ).toHaveLength( 0 );
	} );

	it.each( Object.entries( CONTENT_CORPUS ) )(
		'are valid once they are repaired: %s',
		( _name, text ) => {
			const { invalid, repaired } = check( text, '' );
			expect( check( text, text ).invalid ).toEqual( [] );
			if ( invalid.length === 0 ) {
				expect( repaired ).toBeNull();
			} else if ( repaired !== null ) {
				expect( check( repaired, '' ).invalid ).toEqual( [] );
			}
		}
	);
} );
