/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { compareBlocks } from './blockChanges';
import type { BlockNode } from './blockPrint';

const block = (
	name: string,
	attributes: BlockNode[ 'attributes' ] = {},
	innerBlocks: readonly BlockNode[] = []
): BlockNode => ( { name, attributes, innerBlocks } );

const paragraph = ( content: string, others = {} ) =>
	block( 'core/paragraph', { content, ...others } );

const detailsOf = ( before: BlockNode[], after: BlockNode[] ) =>
	compareBlocks( before, after ).flatMap( ( { details = [] } ) => details );

const BANK = 'https://bank.example/pay';
const EVIL = 'https://evil.example/pay';
const pay = ( href: string ) =>
	paragraph( `Pay <a href="${ href }">at our  bank</a> today.` );

it.each( [
	[
		'a link in a text',
		pay( BANK ),
		pay( EVIL ),
		[ { kind: 'link', text: 'at our bank', from: BANK, to: EVIL } ],
	],
	[
		'links that were exchanged',
		paragraph( `<a href="${ BANK }">One</a> <a href="${ EVIL }">Two</a>` ),
		paragraph( `<a href="${ EVIL }">One</a> <a href="${ BANK }">Two</a>` ),
		[
			{ kind: 'link', text: 'One', from: BANK, to: EVIL },
			{ kind: 'link', text: 'Two', from: EVIL, to: BANK },
		],
	],
	[
		'an address as a browser reads it',
		pay( BANK ),
		paragraph(
			'Pay <A title=">" HREF=https&colon;//evil.example/pay>at our bank</A> today.'
		),
		[ { kind: 'link', text: 'at our bank', from: BANK, to: EVIL } ],
	],
	[
		'a link whose text changed, but not its address',
		pay( BANK ),
		paragraph( `Pay <a href="${ BANK }">here</a> today.` ),
		[],
	],
	[
		'a link that is gone',
		pay( BANK ),
		paragraph( 'Pay at our bank today.' ),
		[ { kind: 'link', text: 'at our bank', from: BANK, to: '' } ],
	],
	[
		'the link of a button',
		block( 'core/button', { text: 'Pay', url: BANK } ),
		block( 'core/button', { text: 'Pay', url: EVIL } ),
		[ { kind: 'link', text: 'Pay', from: BANK, to: EVIL } ],
	],
	[
		'a menu item',
		block( 'core/navigation-link', {
			label: 'About',
			url: '/about',
			id: 4,
		} ),
		block( 'core/navigation-link', { label: 'About', url: EVIL, id: 4 } ),
		[ { kind: 'link', text: 'About', from: '/about', to: EVIL } ],
	],
	[
		'a picture and its link',
		block( 'core/image', { url: '/a.png', alt: 'Logo', href: BANK } ),
		block( 'core/image', { url: '/b.png', alt: 'Logo', href: EVIL } ),
		[
			{ kind: 'link', text: 'Logo', from: BANK, to: EVIL },
			{ kind: 'media', text: '', from: '/a.png', to: '/b.png' },
		],
	],
	[
		'the address of a feed',
		block( 'core/rss', { feedURL: '' } ),
		block( 'core/rss', { feedURL: EVIL } ),
		[ { kind: 'address', text: '', from: '', to: EVIL } ],
	],
	[
		'a block that is hidden from visitors',
		paragraph( 'Never' ),
		paragraph( 'Never', { metadata: { blockVisibility: false } } ),
		[ { kind: 'visibility', to: 'hidden' } ],
	],
	[
		'a block that is hidden on phones',
		paragraph( 'Never' ),
		paragraph( 'Never', {
			metadata: { blockVisibility: { viewport: { mobile: false } } },
		} ),
		[ { kind: 'visibility', to: 'partly' } ],
	],
	[
		'a block that is shown again',
		paragraph( 'Never', { metadata: { blockVisibility: false } } ),
		paragraph( 'Never' ),
		[ { kind: 'visibility', to: 'shown' } ],
	],
	[
		'a value from elsewhere',
		paragraph( 'Words' ),
		paragraph( 'Words', {
			metadata: {
				bindings: {
					content: {
						source: 'core/post-data',
						args: { field: 'link' },
					},
				},
			},
		} ),
		[
			{
				kind: 'bound',
				attribute: 'content',
				to: 'core/post-data: link',
			},
		],
	],
	[
		'another overlay of a menu',
		block( 'core/navigation', {} ),
		block( 'core/navigation', { overlay: 'sale' } ),
		[ { kind: 'overlay', text: '', from: '', to: 'sale' } ],
	],
	[
		'styles that hide a text',
		paragraph( 'Words' ),
		paragraph( 'Words<span style="display:none">more</span>' ),
		[
			{ kind: 'unseen', how: 'notDisplayed' },
			{ kind: 'css', to: 'display:none' },
		],
	],
	[
		'content of an unknown block',
		block( 'core/missing', { originalContent: '<p>Old</p>' } ),
		block( 'core/missing', {
			originalContent: `<!-- wp:a/b {"to":"${ EVIL }"} /--><img src="/c.png">`,
		} ),
		[
			{ kind: 'address', text: '', from: '', to: EVIL },
			{ kind: 'media', text: '', from: '', to: '/c.png' },
		],
	],
] )( 'tells %s', ( _name, before, after, expected ) => {
	expect( detailsOf( [ before ], [ after ] ) ).toEqual( expected );
} );

it( 'tells the links of what was added inside of another block', () => {
	expect(
		detailsOf( [], [ block( 'core/group', {}, [ pay( EVIL ) ] ) ] )
	).toEqual( [ { kind: 'link', text: 'at our bank', from: '', to: EVIL } ] );
} );

it( 'reads the words of content without blocks', () => {
	expect(
		compareBlocks(
			[],
			[ block( 'core/missing', { originalContent: '<p>Words</p>' } ) ]
		)
	).toEqual( [ { kind: 'added', block: 'core/missing', text: 'Words' } ] );
} );
