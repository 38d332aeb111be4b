/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { InnerBlocks } from '@wordpress/block-editor';
import {
	parse,
	registerBlockType,
	serialize,
	setFreeformContentHandlerName,
	setUnregisteredTypeHandlerName,
} from '@wordpress/blocks';
import { RawHTML, createElement } from '@wordpress/element';
import fc from 'fast-check';
import { withStoredBlocks } from './storedText';

const rewrite = jest.fn( ( text: string ) => serialize( parse( text ) ) );

type Block = ReturnType< typeof parse >[ number ];

/** A block whose text is read from its HTML, as a paragraph's. */
const TEXT = 'test/text';
/** A block with others inside of it, as a group. */
const BOX = 'test/box';

beforeAll( () => {
	const simple = {
		apiVersion: 3,
		category: 'text',
		icon: null,
		usesContext: [],
		supports: { className: false, customClassName: false },
		edit: () => null,
	} as const;
	/** A version with other markup; the package's type doesn't know of any. */
	const earlier: object = {
		deprecated: [
			{
				attributes: {
					content: { type: 'string', source: 'html', selector: 'b' },
				},
				save: ( {
					attributes,
				}: {
					attributes: Record< string, string >;
				} ) =>
					createElement(
						'b',
						null,
						createElement( RawHTML, null, attributes.content ?? '' )
					),
			},
		],
	};
	registerBlockType( TEXT, {
		...simple,
		title: 'Text',
		attributes: {
			content: { type: 'string', source: 'html', selector: 'p' },
			size: { type: 'number' },
		},
		save: ( { attributes }: { attributes: Record< string, string > } ) =>
			createElement(
				'p',
				null,
				createElement( RawHTML, null, attributes.content ?? '' )
			),
		...earlier,
	} );
	registerBlockType( BOX, {
		...simple,
		title: 'Box',
		attributes: {},
		save: () =>
			createElement( 'div', null, createElement( InnerBlocks.Content ) ),
	} );
	const raw = ( name: string, attribute: string ) =>
		registerBlockType( name, {
			...simple,
			title: name,
			attributes: {
				originalName: { type: 'string' },
				originalContent: { type: 'string', source: 'raw' },
				content: { type: 'string', source: 'raw' },
			},
			save: ( {
				attributes,
			}: {
				attributes: Record< string, string >;
			} ) =>
				createElement( RawHTML, null, attributes[ attribute ] ?? '' ),
		} );
	raw( 'test/bare', 'content' );
	setFreeformContentHandlerName( 'test/bare' );
	raw( 'core/missing', 'originalContent' );
	setUnregisteredTypeHandlerName( 'core/missing' );
} );

const text = ( inner: string, attributes = '' ): string =>
	`<!-- wp:test/text ${ attributes }${ attributes ? ' ' : '' }--><p>${ inner }</p><!-- /wp:test/text -->`;
const box = ( inner: string, attributes = '' ): string =>
	`<!-- wp:test/box ${ attributes }${ attributes ? ' ' : '' }--><div>${ inner }</div><!-- /wp:test/box -->`;

/** What the editor writes otherwise than it was stored. */
const STORED: Readonly< Record< string, string > > = {
	entities: text( 'caf&eacute; &#8211; &hellip; &quot;' ),
	'line ends of Windows':
		'<!-- wp:test/text -->\r\n<p>one\r\ntwo</p>\r\n<!-- /wp:test/text -->',
	'attributes of other code': text(
		'x',
		'{"visibility":{"from":1},"size":3}'
	),
	'the full name':
		'<!-- wp:test/text {"size":3}   --><p>x</p><!--  /wp:test/text -->',
	'escapes in JSON': text( 'x', '{ "size" : 3, "x":"\\/\\u003c" }' ),
	'an earlier version':
		'<!-- wp:test/text --><b>old</b><!-- /wp:test/text -->',
	'HTML that isn’t tidy': text( 'a<br/>b<BR>c <EM CLASS=x>d</em>' ),
	'invalid blocks':
		'<!-- wp:test/text --><section>no</section><!-- /wp:test/text -->',
	'an unknown block':
		'<!-- wp:gone/block {"a":  1} -->\n<p>x</p>\n\n<!-- /wp:gone/block -->',
	'text between': 'before [shortcode]',
	'blocks in blocks': box(
		`\n\n${ text( '&eacute;' ) }\n${ box( text( '&nbsp;' ), '{"layout": {}}' ) }`,
		'{"mine":1}'
	),
};
const PIECES = Object.values( STORED );
const GAPS = [ '', '\n', '\n\n', '\r\n\r\n', '  \n\t', '\n\n\n\n' ];

const append = ( blocks: readonly Block[] ) => [
	...blocks,
	...parse( text( 'New' ) ),
];

describe( 'What was stored', () => {
	// WordPress reports blocks that are invalid or of an earlier version.
	afterEach( () => {
		for ( const report of [ 'error', 'info', 'warn' ] as const ) {
			jest.mocked( console[ report ] ).mockClear();
		}
	} );

	it.each( Object.entries( STORED ) )(
		'is kept with a block after it: %s',
		( _, stored ) => {
			const content = `\n${ stored }\n\r\n`;
			expect(
				withStoredBlocks(
					serialize( append( parse( content ) ) ),
					content,
					{ rewrite }
				)
			).toBe( `\n${ stored }\n\n${ rewrite( text( 'New' ) ) }` );
		}
	);

	it( 'is kept around the one block that is changed, also inside of others', () => {
		const content = `${ text( '&eacute;' ) }\r\n${ box( `\n${ text( '&agrave;' ) }\r\n${ text( 'old' ) }\n`, '{"mine":1}' ) }\n`;
		const [ first, second ] = parse( content );
		const [ one, two ] = second?.innerBlocks ?? [];
		const changed = [
			first,
			{
				...second,
				innerBlocks: [
					one,
					{ ...two, attributes: { content: 'new' } },
				],
			},
		] as Block[];
		expect(
			withStoredBlocks( serialize( changed ), content, { rewrite } )
		).toBe(
			`${ text( '&eacute;' ) }\r\n${ box( `\n${ text( '&agrave;' ) }\r\n${ rewrite( text( 'new' ) ) }\n`, '{"mine":1}' ) }\n`
		);
	} );

	it( 'keeps attributes that only other code knows on the block that is changed', () => {
		const isForeign = ( _block: string, attribute: string ) =>
			attribute !== 'size' && attribute !== 'old';
		const changed = ( stored: string, attributes: object ) => {
			const [ block ] = parse( stored );
			return withStoredBlocks(
				serialize( [ { ...block, attributes } as Block ] ),
				stored,
				{ rewrite, isForeign }
			);
		};
		const mine =
			'"mine":{"a":"\\u003cb\\u003e \\u002d\\u002d \\u0022","b":"C:\\u005c"}';
		expect(
			changed( text( 'x', `{${ mine },"old":1}` ), { content: 'y' } )
		).toBe(
			rewrite( text( 'y' ) ).replace( 'text -->', `text {${ mine }} -->` )
		);
		expect(
			changed( text( 'x', `{"size":3,${ mine }}` ), {
				content: 'x',
				size: 4,
			} )
		).toBe(
			rewrite( text( 'x', '{"size":4}' ) ).replace(
				'"size":4',
				`"size":4,${ mine }`
			)
		);
		// Known attributes that were removed stay removed.
		expect( changed( text( 'x', '{"size":3}' ), { content: 'x' } ) ).toBe(
			rewrite( text( 'x' ) )
		);
		// Boxes around a changed block are as they were.
		const around = box( text( 'x' ), '{"mine":1}' );
		const [ outer ] = parse( around );
		const [ inner ] = outer?.innerBlocks ?? [];
		expect(
			withStoredBlocks(
				serialize( [
					{
						...outer,
						innerBlocks: [
							{ ...inner, attributes: { content: 'y' } },
						],
					} as Block,
				] ),
				around,
				{ rewrite, isForeign }
			)
		).toBe( box( rewrite( text( 'y' ) ), '{"mine":1}' ) );
	} );

	it( 'is kept where blocks come from another text, at any depth', () => {
		const other = `${ text( '&eacute;', '{"mine":1}' ) }\n${ box( `\n${ text( '&agrave;' ) }\n${ text( 'b' ) }` ) }`;
		const [ first, second ] = parse( other );
		const [ inner ] = second?.innerBlocks ?? [];
		const own = text( '&ocirc;' );
		const found = withStoredBlocks(
			serialize( [
				...parse( own ),
				first as Block,
				...parse( box( '' ) ).map( ( block ) => ( {
					...block,
					innerBlocks: [ inner as Block, ...parse( text( 'new' ) ) ],
				} ) ),
			] ),
			own,
			{ rewrite, others: [ other ] }
		);
		expect( found ).toBe(
			[
				own,
				text( '&eacute;', '{"mine":1}' ),
				rewrite( box( `${ text( 'à' ) }${ text( 'new' ) }` ) ).replace(
					rewrite( text( 'à' ) ),
					text( '&agrave;' )
				),
			].join( '\n\n' )
		);
	} );

	it( 'is not taken from another text where several blocks of it are written in the same way', () => {
		const other = `${ text( '&eacute;' ) }${ text( '&#233;' ) }`;
		const written = rewrite( text( 'é' ) );
		expect(
			withStoredBlocks( written, '', { rewrite, others: [ other ] } )
		).toBe( written );
	} );

	it( 'is kept where blocks have changed themselves, at any depth', () => {
		const content = `${ text( '&eacute;' ) }\n${ box( `\n${ text( 'a&nbsp;' ) }\n${ text( 'b' ) }`, '{"mine":1}' ) }\n${ text( 'c' ) }`;
		/** Every text gets a size once it is shown. */
		const shown = ( blocks: readonly Block[] ): readonly Block[] =>
			blocks.map( ( block ) => ( {
				...block,
				attributes:
					block.name === TEXT
						? { ...block.attributes, size: 7 }
						: block.attributes,
				innerBlocks: shown( block.innerBlocks ),
			} ) );
		const before = shown( parse( content ) );
		const opened = serialize( before );
		const kept = ( blocks: readonly Block[], source = content ) =>
			withStoredBlocks( serialize( blocks ), source, {
				rewrite,
				opened,
			} );
		expect( kept( before ) ).toBe( content );
		expect( kept( append( before ) ) ).toBe(
			`${ content }\n\n${ rewrite( text( 'New' ) ) }`
		);
		const [ first, second, third ] = before;
		const [ inner, last ] = second?.innerBlocks ?? [];
		const changed = {
			...last,
			attributes: { ...last?.attributes, content: 'mine' },
		};
		expect(
			kept( [
				first,
				{ ...second, innerBlocks: [ inner, changed ] },
				third,
			] as Block[] )
		).toBe(
			content.replace(
				text( 'b' ),
				rewrite( text( 'mine', '{"size":7}' ) )
			)
		);
		// Of another text, it says nothing.
		expect( kept( before, text( 'else' ) ) ).toBe( opened );
	} );

	it( 'is what the user has chosen where a block had changed itself to the same for another one', () => {
		const content = `${ text( 'x' ) }\n${ text( 'x', '{"size":7}' ) }`;
		const opened = serialize(
			parse( content.replace( 'text --', 'text {"size":7} --' ) )
		);
		const written = rewrite( text( 'x', '{"size":7}' ) );
		expect(
			withStoredBlocks( `${ written }\n\n${ written }`, content, {
				rewrite,
				opened,
			} )
		).toBe( `${ written }\n${ text( 'x', '{"size":7}' ) }` );
	} );

	it( 'is not parsed where the editor has written the same', () => {
		rewrite.mockClear();
		const content = rewrite( text( 'a' ) );
		rewrite.mockClear();
		const written = serialize( append( parse( content ) ) );
		expect( withStoredBlocks( written, content, { rewrite } ) ).toBe(
			written
		);
		expect( rewrite ).not.toHaveBeenCalled();
	} );

	const stored = fc.array(
		fc.tuple( fc.constantFrom( ...PIECES ), fc.constantFrom( ...GAPS ) ),
		{ minLength: 1, maxLength: 6 }
	);
	const join = ( pieces: readonly ( readonly string[] )[] ) =>
		pieces.flat().join( '' );

	it( 'is the same text if nothing was changed', () => {
		fc.assert(
			fc.property( stored, ( pieces ) => {
				const content = join( pieces );
				expect(
					withStoredBlocks( serialize( parse( content ) ), content, {
						rewrite,
					} )
				).toBe( content );
			} )
		);
	} );

	it( 'means the same to the editor, whatever was added, removed or moved', () => {
		fc.assert(
			fc.property( stored, fc.nat(), fc.nat(), ( pieces, from, to ) => {
				const content = join( pieces );
				const blocks = [ ...append( parse( content ) ) ];
				const [ moved ] = blocks.splice( from % blocks.length, 1 );
				if ( moved && to % 3 > 0 ) {
					blocks.splice( to % ( blocks.length + 1 ), 0, moved );
				}
				const written = serialize( blocks );
				const kept = withStoredBlocks( written, content, { rewrite } );
				expect( rewrite( kept ) ).toBe( rewrite( written ) );
			} )
		);
	} );
} );

describe( 'a reference to a pattern', () => {
	const one = '<!-- wp:test/text --><p>one</p><!-- /wp:test/text -->';
	const two = '<!-- wp:test/text --><p>two</p><!-- /wp:test/text -->';
	const reference = ( slug: string ) =>
		`<!-- wp:pattern  {"slug":"${ slug }"}  /-->`;
	const inPattern = ( name: string ) =>
		`<!-- wp:test/text -->\n<p>${ name }</p>\n<!-- /wp:test/text -->`;
	const SHOWN: Readonly< Record< string, readonly string[] > > = {
		a: [ inPattern( 'a' ) ],
		b: [ inPattern( 'b' ), inPattern( 'c' ) ],
	};
	/** What the editor has once a text is shown. */
	const shownOf = ( text: string ) =>
		rewrite( text ).replace(
			/<!-- wp:pattern \{"slug":"(\w)"\} \/-->/g,
			( _all, slug: string ) => ( SHOWN[ slug ] ?? [] ).join( '\n\n' )
		);

	it.each( [
		[ 'alone', reference( 'b' ) ],
		[ 'between others', `${ one }\n${ reference( 'b' ) }\n${ two }` ],
		[ 'first', `${ reference( 'a' ) }\n\n\n${ two }` ],
		[ 'twice', `${ reference( 'a' ) }\n${ one }\n${ reference( 'b' ) }` ],
		[
			'within a block',
			`<!-- wp:test/box -->\n<div>${ one }\n${ reference( 'b' ) }</div>\n<!-- /wp:test/box -->`,
		],
	] )(
		'is stored as it was if nobody has changed its blocks: %s',
		( _name, text ) => {
			const opened = shownOf( text );
			const options = { rewrite, opened };
			expect( withStoredBlocks( opened, text, options ) ).toBe( text );
			expect(
				withStoredBlocks(
					`${ opened }\n\n${ inPattern( 'new' ) }`,
					text,
					options
				)
			).toBe( `${ text }\n\n${ inPattern( 'new' ) }` );
			const changed = opened.replace( '<p>b</p>', '<p>B</p>' );
			if ( changed !== opened ) {
				expect( withStoredBlocks( changed, text, options ) ).toContain(
					`${ inPattern( 'B' ) }\n\n${ inPattern( 'c' ) }`
				);
			}
		}
	);

	it( 'is its blocks where two are side by side, which can’t be told apart', () => {
		const text = `${ reference( 'a' ) }\n${ reference( 'b' ) }`;
		const opened = shownOf( text );
		expect( withStoredBlocks( opened, text, { rewrite, opened } ) ).toBe(
			opened
		);
	} );
} );
