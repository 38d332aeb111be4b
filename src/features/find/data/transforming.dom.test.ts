/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 * @jest-environment-options {"more":["block-library"]}
 */
import { parse } from '@wordpress/blocks';
import { registerBlocks } from '@tests/support/coreBlocks';
import { invariant } from '@/kernel/invariant';
import { finderOf } from '@/features/replacing/index.model';
import { withTransformed } from './transforming';

beforeAll( registerBlocks );

const paragraph = ( text: string ) =>
	`<!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`;

const quote = ( inner: string ) =>
	`<!-- wp:quote -->\n<blockquote class="wp-block-quote">${ inner }</blockquote>\n<!-- /wp:quote -->`;

/** Makes another type of all blocks of a type. */
function transformed( content: string, name: string, to: string ) {
	const finder = finderOf( { kind: 'block', name, to } );
	invariant( finder.ok, 'the search is valid' );
	return withTransformed(
		content,
		finder.value( content ).flatMap( ( { edits } ) => edits ),
		to
	);
}

const namesIn = ( blocks: ReturnType< typeof parse > ): unknown =>
	blocks.map( ( { name, innerBlocks } ) =>
		innerBlocks.length > 0 ? [ name, namesIn( innerBlocks ) ] : name
	);

describe( 'blocks that become another type', () => {
	it( 'leave everything around them as it is written', () => {
		const around = '<!-- wp:pattern   {"slug":"a/b"} /-->\n\n';
		const after = transformed(
			around + paragraph( 'One' ) + around,
			'core/paragraph',
			'core/heading'
		);
		expect( after?.startsWith( around ) ).toBe( true );
		expect( after?.endsWith( around ) ).toBe( true );
		expect( after ).toContain( '<h2 class="wp-block-heading">One</h2>' );
	} );

	it( 'are changed with those inside of them', () => {
		const after = transformed(
			quote(
				quote( paragraph( 'In' ) ) + quote( paragraph( '<b>Too</b>' ) )
			),
			'core/quote',
			'core/group'
		);
		expect( namesIn( parse( after ?? '' ) ) ).toEqual( [
			[
				'core/group',
				[
					[ 'core/group', [ 'core/paragraph' ] ],
					[ 'core/group', [ 'core/paragraph' ] ],
				],
			],
		] );
		expect( after ).toContain( '<b>Too</b>' );
	} );
} );

describe( 'blocks that can’t become another type', () => {
	it( 'have none for it', () => {
		expect(
			transformed(
				'<!-- wp:spacer {"height":"1px"} -->\n<div style="height:1px" aria-hidden="true" class="wp-block-spacer"></div>\n<!-- /wp:spacer -->',
				'core/spacer',
				'core/heading'
			)
		).toBeNull();
	} );

	it( 'would stay within it: a paragraph in a group', () => {
		expect(
			transformed( paragraph( 'One' ), 'core/paragraph', 'core/group' )
		).toBeNull();
	} );

	it( 'may not be where they are: a paragraph in a list', () => {
		const list =
			'<!-- wp:list -->\n<ul class="wp-block-list"><!-- wp:list-item -->\n<li>One</li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list -->';
		expect(
			transformed( list, 'core/list-item', 'core/paragraph' )
		).toBeNull();
	} );

	it( 'would lose text: an image beside it', () => {
		const beside =
			'<!-- wp:media-text {"mediaType":"image","mediaId":1} -->\n<div class="wp-block-media-text is-stacked-on-mobile"><figure class="wp-block-media-text__media"><img src="https://a.org/a.jpg" alt="" class="wp-image-1 size-full"/></figure><div class="wp-block-media-text__content">' +
			paragraph( 'Beside' ) +
			'</div></div>\n<!-- /wp:media-text -->';
		expect(
			transformed( beside, 'core/media-text', 'core/image' )
		).toBeNull();
	} );
} );
