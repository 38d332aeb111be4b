/** @jest-environment jsdom */
import { create, RichTextData } from '@wordpress/rich-text';
import type { EditorBlock } from './currentState';
import { markTexts } from './markTexts';

const block = ( content: string ): EditorBlock => ( {
	clientId: content,
	name: 'core/paragraph',
	attributes: {
		align: 'left',
		content: new RichTextData( create( { html: content } ) ),
	},
	innerBlocks: [],
} );

const marked = ( before: string, after: string ): string =>
	String(
		markTexts( block( before ), block( after ) ).attributes.content
	).replaceAll( ' data-atelier-text', '' );

describe( 'markTexts', () => {
	it( 'marks added and removed words', () => {
		expect( marked( 'Open until noon.', 'Open until three.' ) ).toBe(
			'Open until <del="removed">noon</del><ins="added">three</ins>.'
		);
	} );

	it( 'marks only words with other formats', () => {
		expect(
			marked(
				'Open <em>every</em> day',
				'Open <em>every</em> <strong>day</strong>'
			)
		).toBe(
			'Open <em>every</em> <strong><span="restyled">day</span></strong>'
		);
	} );

	it( 'keeps the formats of removed words', () => {
		expect(
			marked( 'Read <a href="/x">this</a> first', 'Read first' )
		).toBe( 'Read <del="removed"><a href="/x">this</a> </del>first' );
	} );

	it( 'leaves other attributes unchanged', () => {
		const after = block( 'B' );
		expect( markTexts( block( 'A' ), after ) ).toEqual( {
			...after,
			attributes: {
				align: 'left',
				content: expect.any( RichTextData ),
			},
		} );
	} );
} );
