/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 * @jest-environment-options {"more":["block-library"]}
 */
import { parse, serialize } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { CONTENT_CORPUS } from '@tests/support/contentCorpus';
import { registerBlocks } from '@tests/support/coreBlocks';
import { blockRanges, nestingOf } from '@/kernel/blockText';
import type { UnknownRecord } from '@/kernel/guards';
import { documentRoute, navigate } from '@/routing';
import {
	hasOwnChanges,
	keepingStored,
	noteOwnChange,
	noteReplaced,
	noteSaved,
	noteSource,
	sendingCopy,
	withoutOwnChanges,
} from './keepStored';
import { putValues } from './replaceContent';

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

beforeAll( registerBlocks );

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
		noteOwnChange( { type: 'page', id: '51' }, shown );
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

	it( 'has what blocks have changed themselves as it was after another version was changed and saved', () => {
		const path = '/wp/v2/pages/54';
		receive( 'page', 54, NEW );
		noteReplaced( { type: 'page', id: '54' }, `${ OLD }\n${ OTHER }` );
		const shown = parse( OTHER ).map( ( block ) => ( {
			...block,
			attributes: { ...block.attributes, className: 'shown' },
		} ) );
		const written = `${ NEW }\n\n${ serialize( shown ) }`;
		const kept = `${ NEW }\n\n${ OTHER }`;
		noteSaved( { path, method: 'POST' }, written, kept );
		receive( 'page', 54, kept );
		expect( sent( path, `${ written }\n\n${ NEW }` ) ).toBe(
			`${ kept }\n\n${ NEW }`
		);
	} );

	it( 'has what the user has changed before a block changed itself', () => {
		const path = '/wp/v2/pages/52';
		const document = { type: 'page', id: '52' };
		receive( 'page', 52, `${ OLD }\n${ OTHER }` );
		const change = ( content: string, className: string ) =>
			parse( `${ OLD }\n${ OTHER }` ).map( ( block, at ) => ( {
				...block,
				attributes: {
					...block.attributes,
					...( at === 0 ? { content } : { className } ),
				},
			} ) );
		const edit = ( blocks: ReturnType< typeof change > ) =>
			void dispatch( coreStore ).editEntityRecord(
				'postType',
				'page',
				52,
				{ blocks }
			);
		const shown = change( 'café', 'shown' );
		noteOwnChange( document, shown );
		edit( shown );
		const later = change( 'café', 'shown later' );
		noteOwnChange( document, later );
		edit( later );
		edit( change( 'By the user', 'shown later' ) );
		const all = change( 'By the user', 'shown again' );
		noteOwnChange( document, all );
		expect( sent( path, serialize( all ) ) ).toContain( 'By the user' );
		// What only the block had changed before is still known.
		expect(
			sent( path, serialize( change( 'By the user', 'shown later' ) ) )
		).toBe(
			`<!-- wp:paragraph {"mine":1} -->\n<p>By the user</p>\n<!-- /wp:paragraph -->\n${ OTHER }`
		);
	} );

	it( 'has what the user had changed before the document was opened again', () => {
		receive( 'page', 53, OLD );
		const blocks = parse( NEW );
		void dispatch( coreStore ).editEntityRecord( 'postType', 'page', 53, {
			content: NEW,
		} );
		noteOwnChange( { type: 'page', id: '53' }, blocks );
		expect( hasOwnChanges( { type: 'page', id: '53' } ) ).toBe( false );
		expect( sent( '/wp/v2/pages/53', NEW ) ).toContain( '<p>New</p>' );
	} );

	it( 'has blocks as they are stored in a pattern within a detached one', () => {
		receive( 'wp_block', 61, '<!-- wp:block {"ref":62} /-->' );
		receive( 'wp_block', 62, `${ OLD }\n<!-- wp:block {"ref":61} /-->` );
		receive( 'page', 60, `${ OTHER }\n<!-- wp:core/block {"ref":61} /-->` );
		expect(
			sent(
				'/wp/v2/pages/60',
				[ rewrite( OTHER ), rewrite( OLD ) ].join( '\n\n' )
			)
		).toBe( [ OTHER, OLD ].join( '\n\n' ) );
	} );
} );

describe( 'content as sites have it', () => {
	// WordPress reports blocks that are invalid or of an earlier version.
	afterEach( () => {
		for ( const report of [ 'error', 'info', 'warn' ] as const ) {
			jest.mocked( console[ report ] ).mockClear();
		}
	} );

	const cases = Object.entries( CONTENT_CORPUS ).map(
		( [ name, text ], at ) => [ name, text, 1000 + at ] as const
	);
	/** Blocks that can be moved: not text between blocks, and none that isn't closed. */
	const blocksIn = ( text: string ) =>
		blockRanges( text ).flatMap( ( { name, start, end }, at ) => {
			const own = text.slice( start, end );
			return name === '' || nestingOf( own ).unclosed > 0
				? []
				: [ { at, start, end, own } ];
		} );

	it.each( cases )(
		'keeps every other byte where one block is restored: %s',
		( _name, text, id ) => {
			const document = { type: 'page', id: String( id ) };
			noteSource( document, text );
			for ( const { at, start, end, own } of blocksIn( text ) ) {
				const now = text.slice( 0, start ) + NEW + text.slice( end );
				receive( 'page', id, now );
				const blocks = [ ...parse( now ) ];
				blocks.splice( at, 1, ...parse( text ).slice( at, at + 1 ) );
				const found = String(
					sent( `/wp/v2/pages/${ id }`, serialize( blocks ) )
				);
				const before = text.slice( 0, start ).trimEnd();
				const after = text.slice( end ).trimStart();
				expect( found.startsWith( before ) ).toBe( true );
				expect( found.endsWith( after ) ).toBe( true );
				// What is around it is spaces only.
				expect(
					found
						.slice( before.length, found.length - after.length )
						.trim()
				).toBe( own );
			}
		}
	);

	it.each( cases )(
		'is as it is stored in a detached pattern: %s',
		( _name, text, id ) => {
			const blocks = blocksIn( text );
			const stored = blocks.map( ( { own } ) => own ).join( '\r\n' );
			receive( 'wp_block', id, stored );
			receive(
				'page',
				id + 100,
				`${ OTHER }\n<!-- wp:block {"ref":${ id }} /-->`
			);
			expect(
				sent(
					`/wp/v2/pages/${ id + 100 }`,
					serialize( [ ...parse( OTHER ), ...parse( stored ) ] )
				)
			).toBe(
				[ OTHER, ...blocks.map( ( { own } ) => own ) ].join( '\n\n' )
			);
		}
	);

	it.each( cases )(
		'is as it is stored in a pattern made of a block: %s',
		( _name, text, id ) => {
			receive( 'page', id + 200, text );
			navigate( documentRoute, {
				type: 'page',
				id: String( id + 200 ),
				isEditing: true,
			} );
			for ( const { own } of blocksIn( text ) ) {
				expect( sent( '/wp/v2/blocks', rewrite( own ) ) ).toBe( own );
			}
		}
	);

	it.each( cases )(
		'is the same text in a copy, also while the same blocks are open elsewhere: %s',
		async ( _name, text, id ) => {
			receive( 'page', id + 300, text );
			navigate( documentRoute, {
				type: 'page',
				id: String( id + 300 ),
				isEditing: true,
			} );
			for ( const copy of [ text, rewrite( text ) ] ) {
				await sendingCopy( copy, () => {
					expect( sent( '/wp/v2/blocks', copy ) ).toBe( copy );
					return Promise.resolve();
				} );
			}
		}
	);

	it.each( cases )(
		'keeps every other byte after its unsaved changes were restored: %s',
		async ( _name, text, id ) => {
			const path = `/wp/v2/pages/${ id + 400 }`;
			receive( 'page', id + 400, text );
			// As the journal has it after a block was added.
			const unsaved = serialize( [ ...parse( text ), ...parse( NEW ) ] );
			await putValues(
				{ kind: 'postType', name: 'page', id: String( id + 400 ) },
				{ content: unsaved },
				{ isWritten: true }
			);
			const shown = parse( unsaved ).map( ( block ) => ( {
				...block,
				attributes: { ...block.attributes, className: 'shown' },
			} ) );
			noteOwnChange( { type: 'page', id: String( id + 400 ) }, shown );
			for ( const written of [ unsaved, serialize( shown ) ] ) {
				expect( sent( path, written ) ).toBe(
					`${ text.trimEnd() }\n\n${ NEW }`
				);
			}
		}
	);

	it.each( cases )(
		'has nothing that blocks have changed themselves, for a merge: %s',
		( _name, text, id ) => {
			const document = { type: 'page', id: String( id + 500 ) };
			receive( 'page', id + 500, text );
			const shown = parse( text ).map( ( block ) => ( {
				...block,
				attributes: { ...block.attributes, className: 'shown' },
			} ) );
			noteOwnChange( document, shown );
			const rewritten = rewrite( text );
			expect(
				withoutOwnChanges(
					document,
					serialize( [ ...shown, ...parse( NEW ) ] ),
					text,
					{ rewritten }
				)
			).toBe( `${ rewritten.trimEnd() }\n\n${ NEW }` );
		}
	);
} );
