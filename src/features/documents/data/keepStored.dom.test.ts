/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 * @jest-environment-options {"more":["block-library"]}
 */
import { registerCoreBlocks } from '@wordpress/block-library';
import { parse, serialize } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import type { UnknownRecord } from '../../../kernel/guards';
import { documentRoute, navigate } from '../../../routing';
import {
	keepingStored,
	noteOpened,
	noteReplaced,
	noteSaved,
} from './keepStored';

const rewrite = ( text: string ) => serialize( parse( text ) );

const OLD =
	'<!-- wp:paragraph {"mine":1} -->\r\n<p>caf&eacute;</p>\r\n<!-- /wp:paragraph -->';
const OTHER =
	'<!-- wp:heading --><h2 class="wp-block-heading">Other&nbsp;text</h2><!-- /wp:heading -->';
const NEW = '<!-- wp:paragraph -->\n<p>New</p>\n<!-- /wp:paragraph -->';

const TYPES = [
	[ 'page', '/wp/v2/pages' ],
	[ 'wp_block', '/wp/v2/blocks' ],
	[ 'wp_template', '/wp/v2/templates' ],
	[ 'wp_template_part', '/wp/v2/template-parts' ],
] as const;

beforeAll( () => {
	registerCoreBlocks();
} );

const receive = ( type: string, id: number | string, raw: string ) =>
	void dispatch( coreStore ).receiveEntityRecords( 'postType', type, [
		{ id, type, content: { raw, rendered: '' } },
	] );

beforeEach( () => {
	const { addEntities } = dispatch( coreStore ) as unknown as {
		addEntities: ( entities: readonly UnknownRecord[] ) => void;
	};
	addEntities(
		TYPES.map( ( [ name, baseURL ] ) => ( {
			kind: 'postType',
			name,
			baseURL,
			key: 'id',
			rawAttributes: [ 'content' ],
		} ) )
	);
} );

afterEach( () => {
	for ( const report of [ 'error', 'info', 'warn' ] as const ) {
		jest.mocked( console[ report ] ).mockClear();
	}
} );

const sent = ( path: string, content: string ): unknown =>
	(
		keepingStored( { path, method: 'POST', data: { content } } )
			.data as UnknownRecord
	 ).content;

describe( 'what is sent', () => {
	it.each( [
		[ 'a save', '/wp/v2/pages/11', 11 ],
		[ 'a save into a site draft', '/wp/v2/pages/12?atelier_draft=3', 12 ],
		[ 'an autosave of WordPress', '/wp/v2/pages/13/autosaves', 13 ],
		[ 'an autosave of a draft', '/atelier/v1/posts/14/autosave', 14 ],
	] )( 'has unchanged blocks as they are stored: %s', ( _name, path, id ) => {
		receive( 'page', id, `${ OLD }\n${ OTHER }` );
		expect(
			sent(
				path,
				[ rewrite( OLD ), NEW, rewrite( OTHER ) ].join( '\n\n' )
			)
		).toBe( [ OLD, NEW, OTHER ].join( '\n\n' ) );
	} );

	it( 'has those of templates in other scripts, whose ids are escaped later', () => {
		const id = 'theme//category-%d0%bd';
		receive( 'wp_template', id, OLD );
		expect(
			sent(
				`/wp/v2/templates/${ id }`,
				`${ rewrite( OLD ) }\n\n${ NEW }`
			)
		).toBe( `${ OLD }\n\n${ NEW }` );
	} );

	it( 'has those of the server also after another version was put in place and taken back', () => {
		receive( 'page', 21, OLD );
		noteReplaced( { type: 'page', id: '21' }, OTHER );
		expect(
			sent( '/wp/v2/pages/21', `${ rewrite( OLD ) }\n\n${ NEW }` )
		).toBe( `${ OLD }\n\n${ NEW }` );
		expect(
			sent( '/wp/v2/pages/21', `${ rewrite( OTHER ) }\n\n${ NEW }` )
		).toBe( `${ OTHER }\n\n${ NEW }` );
	} );

	it( 'has attributes that no version of the block knows, and none that one does', () => {
		const text =
			'<!-- wp:paragraph {"mine":1,"align":"right","customTextColor":"red"} --><p class="has-text-align-right">a</p><!-- /wp:paragraph -->';
		receive( 'page', 22, text );
		expect( sent( '/wp/v2/pages/22', NEW ) ).toBe(
			NEW.replace( 'paragraph -->', 'paragraph {"mine":1} -->' )
		);
	} );

	it.each( [
		[ 'pattern', '/wp/v2/blocks' ],
		[ 'template part', '/wp/v2/template-parts' ],
		[ 'template', '/wp/v2/templates' ],
	] )(
		'has blocks of the document on the canvas as they are stored: a new %s',
		( _name, path ) => {
			receive( 'page', 31, `${ NEW }\n${ OLD }\n${ OTHER }` );
			navigate( documentRoute, {
				type: 'page',
				id: '31',
				isEditing: true,
			} );
			expect(
				sent(
					path,
					[ rewrite( OTHER ), rewrite( OLD ) ].join( '\n\n' )
				)
			).toBe( [ OTHER, OLD ].join( '\n\n' ) );
		}
	);

	it( 'is a copy of stored text as it is', () => {
		receive( 'page', 32, OLD );
		navigate( documentRoute, { type: 'page', id: '32', isEditing: true } );
		const copy = `${ rewrite( OLD ) }\n${ OTHER }`;
		expect( sent( '/wp/v2/blocks', copy ) ).toBe( copy );
	} );

	it.each( [
		[ 'pattern', 'wp_block', 41, 'block {"ref":41}' ],
		[
			'template part',
			'wp_template_part',
			'twentytwentyfive//side',
			'template-part {"slug":"side"}',
		],
		[
			'template part of another theme',
			'wp_template_part',
			'other//side',
			'template-part {"slug":"side","theme":"other"}',
		],
	] )(
		'has the blocks of a detached %s as they are stored in it',
		( _name, type, part, block ) => {
			receive( type, part, OLD );
			receive( 'page', 42, `${ OTHER }\n<!-- wp:${ block } /-->` );
			expect(
				sent(
					'/wp/v2/pages/42',
					[ rewrite( OTHER ), rewrite( OLD ) ].join( '\n\n' )
				)
			).toBe( [ OTHER, OLD ].join( '\n\n' ) );
		}
	);

	it( 'has what blocks have changed themselves as it was, also in the next save', () => {
		const path = '/wp/v2/pages/51';
		const text = `${ OLD }\n${ OTHER }`;
		receive( 'page', 51, text );
		const shown = parse( text ).map( ( block ) => ( {
			...block,
			attributes: { ...block.attributes, className: 'shown' },
		} ) );
		noteOpened( { type: 'page', id: '51' }, shown );
		const written = `${ serialize( shown ) }\n\n${ NEW }`;
		const kept = `${ text }\n\n${ NEW }`;
		expect( sent( path, written ) ).toBe( kept );

		noteSaved( { path, method: 'POST' }, written, kept );
		receive( 'page', 51, kept );
		expect( sent( path, `${ written }\n\n${ NEW }` ) ).toBe(
			`${ kept }\n\n${ NEW }`
		);
		// An autosave is no save.
		noteSaved( { path: `${ path }/autosaves` }, NEW, NEW );
		expect( sent( path, written ) ).toBe( kept );
	} );
} );
