/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
	BlockContextProvider,
	BlockEditorProvider,
	BlockList,
	InnerBlocks,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import {
	createBlock,
	parse,
	registerBlockType,
	serialize,
} from '@wordpress/blocks';
import { useRegistry } from '@wordpress/data';
import { RawHTML, useState } from '@wordpress/element';
import {
	keepParagraphs,
	type Registry,
} from '@/features/documents/index.records';
import { registerClassicText } from './registerClassicText';

const HTML_BLOCK =
	'<!-- wp:html -->\n<style>\n.form { color: red }\n\n.form p { margin: 0 }\n</style>\n\n<form>\n\n<input></form>\n<!-- /wp:html -->';
const TEXT_BLOCK =
	'<!-- wp:test/text -->\n<p>Hello</p>\n<!-- /wp:test/text -->';

/** What sites have: of the classic editor, importers, page builders, and by hand. */
const CORPUS: Readonly< Record< string, string > > = {
	'an HTML block': HTML_BLOCK,
	'an HTML block next to a text': `${ HTML_BLOCK }\n\n${ TEXT_BLOCK }`,
	'an HTML block in a container': `<!-- wp:test/box -->\n<div>${ HTML_BLOCK }</div>\n<!-- /wp:test/box -->`,
	'two HTML blocks': `${ HTML_BLOCK }\n\n${ HTML_BLOCK }`,
	'an empty HTML block': '<!-- wp:html /-->',
	'a post of the classic editor':
		'One line\nand another.\n\n<strong>A paragraph</strong> &amp; its <em>end</em>.\n\n<!--more-->\n\n<ul>\n\t<li>One</li>\n\t<li>Two</li>\n</ul>',
	'a post of several pages':
		'One\n<!--nextpage-->\nTwo\n\nThree\n\n<!--nextpage-->\n\nFour',
	'shortcodes between paragraphs':
		'Before\n\n[gallery ids="1,2"]\n\n[caption id="a" width="3"]<img src="a.jpg" />Text[/caption]\n\nAfter',
	'a page builder':
		'[vc_row][vc_column width="1/2"]\n[vc_column_text]Some text.\n\nMore[/vc_column_text]\n[/vc_column][/vc_row]',
	'an importer':
		'<div class="post">\n<p style="margin:0">One</p>\n\n<div><table><tr><td>1\n\n2</td></tr></table></div>\n\n</div><br /><br/>',
	'a script by hand':
		'<script>\nif ( a < b && c ) {\n\n\tdocument.write( "<p>" );\n}\n</script>\n<style>a{}\n\nb{}</style>',
	'<pre> with blank lines': '<pre>a\n\n\nb</pre>\n\ntext',
	'text in several scripts': 'שלום\n\nこんにちは 😀\n\n“quotes” — dash',
	'text between blocks': `Before\n\nthe block\n\n${ TEXT_BLOCK }\n\n<style>a{}\n\nb{}</style>\n\n${ HTML_BLOCK }\n\n[shortcode]`,
	'text that looks like code':
		'a < b\n\n&lt;p&gt; &nbsp; <unknown attr>x</unknown>',
	'an address to embed': 'https://example.com/video\n\nText',
};

interface Attributes {
	readonly content?: string;
}

beforeAll( () => {
	const simple = {
		apiVersion: 3,
		category: 'text',
		icon: null,
		usesContext: [],
		supports: { className: false },
		attributes: { content: { type: 'string', source: 'raw' } },
		edit: () => null,
	} as const;
	const save = ( { attributes }: { attributes: Attributes } ) => (
		<RawHTML>{ attributes.content ?? '' }</RawHTML>
	);
	registerBlockType( 'core/html', { ...simple, title: 'HTML', save } );
	registerBlockType( 'test/text', { ...simple, title: 'Text', save } );
	registerBlockType( 'test/box', {
		...simple,
		title: 'Box',
		attributes: {},
		edit: () => <InnerBlocks />,
		save: () => (
			<div>
				<InnerBlocks.Content />
			</div>
		),
	} );
	registerClassicText();
} );

describe( 'Any content', () => {
	it.each( Object.entries( CORPUS ) )(
		'is written as it was read: %s',
		( _, content ) => {
			expect( serialize( parse( content ) ) ).toBe( content );
		}
	);

	it.each( Object.entries( CORPUS ) )(
		'keeps everything but the block that is changed: %s',
		( _, content ) => {
			const blocks = parse( `${ content }\n\n${ TEXT_BLOCK }` );
			const changed = blocks.map( ( block, at ) =>
				at === blocks.length - 1
					? { ...block, attributes: { content: '<p>Bye</p>' } }
					: block
			);
			expect( serialize( changed ) ).toBe(
				`${ content }\n\n${ TEXT_BLOCK.replace( 'Hello', 'Bye' ) }`
			);
		}
	);
} );

/** A canvas keeps its blocks in a registry of its own. */
let registry: Registry;

function TakeRegistry() {
	registry = useRegistry() as unknown as Registry;
	return null;
}

const read = () => registry.select( blockEditorStore ).getBlocks();
const written = () => serialize( read() );

function Editor( { content }: { readonly content: string } ) {
	const [ blocks, setBlocks ] = useState( () => parse( content ) );
	const onChange = ( next: readonly unknown[] ) =>
		setBlocks( next as typeof blocks );
	return (
		<BlockEditorProvider
			value={ blocks }
			settings={ {} }
			onInput={ onChange }
			onChange={ onChange }
		>
			<PostContext>
				<TakeRegistry />
				<BlockList />
			</PostContext>
		</BlockEditorProvider>
	);
}

/** The context that WordPress's editor gives the blocks of posts, but not those of templates. */
function PostContext( { children }: { readonly children: React.ReactNode } ) {
	return (
		<BlockContextProvider value={ { postType } }>
			{ children }
		</BlockContextProvider>
	);
}

let postType: string | undefined = 'post';

/** Does something, and what follows from it. */
const acted = ( change: () => unknown ) =>
	act( () => Promise.resolve( void change() ) );

const open = async ( content: string, type: string | undefined ) => {
	postType = type;
	await acted( () => render( <Editor content={ content } /> ) );
};

const TEXT = 'One line\nand another.\n\nA second paragraph.';

const insert = ( at?: number, root?: string ) =>
	acted( () =>
		registry
			.dispatch( blockEditorStore )
			.insertBlocks(
				[ createBlock( 'test/text', { content: '<p>New</p>' } ) ],
				at,
				root
			)
	);

describe( 'Text without blocks', () => {
	it( 'is shown with its paragraphs, and stored without them', async () => {
		await open( TEXT, 'post' );
		expect( document.querySelectorAll( '.wp-block p' ) ).toHaveLength( 2 );
		expect( written() ).toBe( TEXT );
	} );

	it( 'gets its paragraphs with the first block, as WordPress then makes none', async () => {
		await open( TEXT, 'post' );
		await insert();
		expect( written() ).toBe(
			'<p>One line<br />\nand another.</p>\n<p>A second paragraph.</p>\n\n<!-- wp:test/text -->\n<p>New</p>\n<!-- /wp:test/text -->'
		);
	} );

	it( 'stays as it is among the blocks that it was stored with', async () => {
		await open( `${ TEXT }\n\n${ TEXT_BLOCK }`, 'post' );
		await insert();
		expect( written() ).toContain( `${ TEXT }\n\n<!-- wp:test/text -->` );
	} );

	it( 'stays as it is in templates, for which WordPress makes no paragraphs', async () => {
		await open( TEXT, undefined );
		expect( document.querySelectorAll( '.wp-block p' ) ).toHaveLength( 0 );
		await insert();
		expect( written() ).toContain( `${ TEXT }\n\n<!-- wp:test/text -->` );
	} );

	it( 'becomes an HTML block inside of other blocks', async () => {
		await open(
			`${ TEXT }\n\n<!-- wp:test/box -->\n<div></div>\n<!-- /wp:test/box -->`,
			'post'
		);
		const [ text, box ] = read();
		await acted( () =>
			registry
				.dispatch( blockEditorStore )
				.moveBlocksToPosition(
					[ text?.clientId ?? '' ],
					'',
					box?.clientId ?? '',
					0
				)
		);
		expect( written() ).toBe(
			`<!-- wp:test/box -->\n<div><!-- wp:html -->\n${ TEXT }\n<!-- /wp:html --></div>\n<!-- /wp:test/box -->`
		);
	} );

	it( 'can be edited as it is stored', async () => {
		await open( TEXT, 'post' );
		const [ text ] = read();
		await acted( () =>
			registry
				.dispatch( blockEditorStore )
				.selectBlock( text?.clientId ?? '' )
		);
		const field =
			screen.getByLabelText< HTMLTextAreaElement >( 'Classic text' );
		expect( field.value ).toBe( TEXT );
		fireEvent.change( field, { target: { value: `${ TEXT }\n\nMore` } } );
		expect( written() ).toBe( `${ TEXT }\n\nMore` );
	} );
} );

describe( 'keepParagraphs()', () => {
	it( 'gives text of a document without blocks its paragraphs', () => {
		const [ text ] = [ parse( 'One\n\nTwo' ) ];
		const mixed = [ ...text, ...parse( TEXT_BLOCK ) ];
		expect( serialize( keepParagraphs( [ text ], mixed ) ) ).toBe(
			`<p>One</p>\n<p>Two</p>\n\n${ TEXT_BLOCK }`
		);
		expect( keepParagraphs( [ mixed ], mixed ) ).toEqual( mixed );
		expect( keepParagraphs( [ text ], text ) ).toEqual( text );
	} );
} );
