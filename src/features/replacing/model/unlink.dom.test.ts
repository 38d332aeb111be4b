/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 * @jest-environment-options {"more":["block-library"]}
 */
import { parse } from '@wordpress/blocks';
import { CONTENT_CORPUS as CORPUS } from '@tests/support/contentCorpus';
import { registerBlocks } from '@tests/support/coreBlocks';
import { unlink } from './unlink';
import { isAsValid } from './validity';

beforeAll( registerBlocks );

const target = { urls: [ '/team/', 'https://a.test/team/' ], id: 7 };

const BLOCKS = [
	'<!-- wp:paragraph -->\n<p>Our <a href="/team/">team</a></p>\n<!-- /wp:paragraph -->',
	'<!-- wp:buttons -->\n<div class="wp-block-buttons"><!-- wp:button -->\n<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/team/">Team</a></div>\n<!-- /wp:button --></div>\n<!-- /wp:buttons -->',
	'<!-- wp:image {"linkDestination":"custom"} -->\n<figure class="wp-block-image"><a href="https://a.test/team/"><img src="a.jpg" alt=""/></a></figure>\n<!-- /wp:image -->',
	'<!-- wp:navigation-link {"label":"Team","type":"page","id":7,"url":"/team/","kind":"post-type"} /-->',
];

describe( 'unlink', () => {
	it.each( BLOCKS )( 'leaves a valid block of %s', ( content ) => {
		const after = unlink( content, target );
		expect( after ).not.toMatch( /team\/"|"id"/ );
		expect( after.replace( /<[^>]*>/g, '' ) ).toBe(
			content.replace( /<[^>]*>/g, '' )
		);
		expect( isAsValid( parse( content ), parse( after ) ) ).toBe( true );
	} );

	it.each( Object.entries( CORPUS ) )(
		'touches nothing of what has no such link: %s',
		( _name, content ) => {
			expect( unlink( content, { urls: [ '/none/' ], id: 0 } ) ).toBe(
				content
			);
		}
	);

	it( 'keeps terms with the same ID', () => {
		const content =
			'<!-- wp:navigation-link {"label":"A","id":7,"url":"/a/","kind":"taxonomy"} /-->';
		expect( unlink( content, target ) ).toBe( content );
	} );
} );
