/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { compareBlocks } from '../model/blockChanges';
import type { BlockNode } from '../model/blockPrint';
import { blockDetailLabels } from './blockDetailLabels';
import { blockChangeLabel, partLabels } from './changeLabels';

const block = (
	name: string,
	attributes: BlockNode[ 'attributes' ],
	...innerBlocks: BlockNode[]
): BlockNode => ( { name: `core/${ name }`, attributes, innerBlocks } );

const paragraph = ( content: string, more = {} ): BlockNode =>
	block( 'paragraph', { content, ...more } );

const LONG = 'Words that are the same. '.repeat( 20 ).trim();

/** What a review says of a change. */
const said = ( before: BlockNode[], after: BlockNode[] ): string =>
	compareBlocks( before, after )
		.flatMap( ( change ) => [
			blockChangeLabel( change, { isWhole: true } ),
			...blockDetailLabels( change, { isWhole: true } ),
			...partLabels( change ),
		] )
		.join( '\n' );

it.each< [ string, BlockNode[], BlockNode[] ] >( [
	[ 'a long new text', [], [ paragraph( `${ LONG } HIDDEN` ) ] ],
	[
		'a second difference',
		[ paragraph( `Old. ${ LONG }` ) ],
		[ paragraph( `New. ${ LONG } HIDDEN` ) ],
	],
	[
		'new groups',
		[],
		[ block( 'group', {}, block( 'group', {}, paragraph( 'HIDDEN' ) ) ) ],
	],
	[ 'removed groups', [ block( 'group', {}, paragraph( 'HIDDEN' ) ) ], [] ],
	[
		'a title of a word',
		[],
		[ paragraph( 'See <a href="/" title="HIDDEN">this</a>' ) ],
	],
	[
		'a comment',
		[ paragraph( 'Nice' ) ],
		[ paragraph( 'Nice<!-- HIDDEN -->' ) ],
	],
	[
		'a caption',
		[],
		[ block( 'image', { alt: 'A boat', caption: 'HIDDEN' } ) ],
	],
	[
		'a changed caption',
		[ block( 'image', { alt: 'A boat', caption: 'x' } ) ],
		[ block( 'image', { alt: 'A boat', caption: 'HIDDEN' } ) ],
	],
	[
		'cells',
		[],
		[
			block( 'table', {
				body: [ { cells: [ { content: 'HIDDEN words' } ] } ],
			} ),
		],
	],
	[
		'a color',
		[ paragraph( 'Nice' ) ],
		[ paragraph( 'Nice', { textColor: 'HIDDEN' } ) ],
	],
	[
		'the last of many links',
		[],
		[
			paragraph(
				Array.from(
					{ length: 12 },
					( _, at ) =>
						`<a href="https://example.com/${ at === 11 ? 'HIDDEN' : at }">${ at }</a>`
				).join( ' ' )
			),
		],
	],
	[
		'a color of new words',
		[],
		[ paragraph( 'x', { textColor: 'HIDDEN' } ) ],
	],
	[
		'a link on the site itself',
		[],
		[ block( 'navigation-link', { label: 'Terms', url: '/HIDDEN' } ) ],
	],
] )( 'a review says all of %s', ( _name, before, after ) => {
	expect( said( before, after ) ).toContain( 'HIDDEN' );
} );

it( 'says nothing twice, and only what changed', () => {
	expect(
		said( [], [ paragraph( 'A <strong>word</strong> or two' ) ] )
	).not.toContain( '\n' );
	expect(
		said(
			[
				block(
					'group',
					{ layout: { type: 'flex' } },
					paragraph( 'One' )
				),
			],
			[
				block(
					'group',
					{ layout: { type: 'grid' } },
					paragraph( 'One' )
				),
			]
		).split( '\n' )
	).toEqual( [
		expect.stringContaining( 'settings changed' ),
		'Layout › Type: “flex” → “grid”',
	] );
} );
