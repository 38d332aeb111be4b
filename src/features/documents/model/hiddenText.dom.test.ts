/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { compareBlocks } from './blockChanges';
import type { BlockNode } from './blockPrint';
import { hidingsOf, type Hiding } from './hiddenText';

const paragraph = (
	attributes: BlockNode[ 'attributes' ],
	name = 'core/paragraph'
): BlockNode => ( { name, attributes, innerBlocks: [] } );

const inText = ( css: string ): BlockNode =>
	paragraph( { content: `Words <span style="${ css }">more</span>` } );

const styled = ( style: object, others = {} ): BlockNode =>
	paragraph( { content: 'Words', style, ...others } );

it.each< [ string, Hiding, BlockNode ] >( [
	[ 'display', 'notDisplayed', inText( 'display: NONE !important' ) ],
	[ 'visibility', 'notDisplayed', inText( 'visibility:hidden' ) ],
	[ 'opacity', 'transparent', inText( 'opacity:0' ) ],
	[ 'opacity close to zero', 'transparent', inText( 'opacity:.01' ) ],
	[
		'a fluid size of nothing',
		'tiny',
		paragraph( {
			style: { typography: { fontSize: 'clamp(0px, 0.1vw, 1px)' } },
		} ),
	],
	[ 'a transparent color', 'transparent', inText( 'color:transparent' ) ],
	[ 'a color without alpha', 'transparent', inText( 'color:#12345600' ) ],
	[ 'a size of nothing', 'tiny', inText( 'font-size:0' ) ],
	[ 'a size of a pixel', 'tiny', inText( 'font-size: 1px' ) ],
	[ 'a size of a tenth', 'tiny', inText( 'font-size:0.1em' ) ],
	[
		'a color as the background',
		'sameColor',
		inText( 'color:#fff;background-color:white' ),
	],
	[
		'a color nearly as the background',
		'sameColor',
		inText( 'background-color:#fefefe;color:rgb(250,250,250)' ),
	],
	[ 'an indent', 'offScreen', inText( 'text-indent:-9999px' ) ],
	[ 'a margin', 'offScreen', inText( 'margin-left:-200vw' ) ],
	[ 'a position', 'offScreen', inText( 'position:absolute;left:-10000px' ) ],
	[ 'a clip', 'clipped', inText( 'clip: rect(0, 0, 0, 0)' ) ],
	[ 'a clip of two sides', 'clipped', inText( 'clip-path:inset( 50% )' ) ],
	[ 'a circle of nothing', 'clipped', inText( 'clip-path:circle(0)' ) ],
	[
		'a filter after another',
		'transparent',
		styled( { css: 'filter: blur(1px)opacity( 5% )' } ),
	],
	[
		'a scale of a tenth of a tenth',
		'tiny',
		styled( { css: 'transform: rotate(1deg)scaleX(.01)' } ),
	],
	[ 'no height', 'clipped', inText( 'height:1px;overflow:hidden' ) ],
	[
		'presets of a block',
		'sameColor',
		paragraph( { textColor: 'base', backgroundColor: 'base' } ),
	],
	[
		'a preset and its variable',
		'sameColor',
		styled(
			{ color: { background: 'var:preset|color|base' } },
			{ textColor: 'base' }
		),
	],
	[
		'colors of a block',
		'sameColor',
		styled( { color: { text: '#000', background: '#000000' } } ),
	],
	[
		'a size of a block',
		'tiny',
		styled( { typography: { fontSize: '0' } } ),
	],
	[
		'a size of a block as a number',
		'tiny',
		styled( { typography: { fontSize: 0 } } ),
	],
	[
		'a margin of a block',
		'offScreen',
		styled( { spacing: { margin: { top: '-9999px' } } } ),
	],
	[ 'CSS of a block', 'transparent', styled( { css: 'opacity: 0;' } ) ],
	[
		'a class for screen readers',
		'readersOnly',
		paragraph( { className: 'a screen-reader-text' } ),
	],
	[
		'a class in the text',
		'readersOnly',
		paragraph( { content: 'A <b class="screen-reader-text">b</b>' } ),
	],
] )( 'finds a text hidden by %s', ( _name, how, block ) => {
	expect( hidingsOf( block ) ).toContain( how );
} );

it.each( [
	inText( 'color:#fff;background-color:#333' ),
	inText( 'opacity:0.8;font-size:12px' ),
	inText( 'margin-left:-20px' ),
	inText( 'font-size:0.8em;width:100%' ),
	styled( { typography: { fontSize: '1.2rem' } } ),
	styled( { color: { text: '#fff' } } ),
	styled( {
		css: 'transform: scale(2); clip-path: polygon(0 0, 100% 0, 50% 9%)',
	} ),
	styled( {
		css: 'filter: opacity(90%); clip: rect(10px, 90px, 90px, 10px)',
	} ),
	styled( { typography: { fontSize: 'clamp(1rem, 4vw, 2rem)' } } ),
	paragraph( { textColor: 'base', backgroundColor: 'contrast' } ),
	paragraph( { content: 'Set opacity:0 in <code>style</code>.' } ),
] )( 'finds nothing in what visitors see', ( block ) => {
	expect( hidingsOf( block ) ).toEqual( [] );
} );

describe( 'a review', () => {
	const details = ( before: BlockNode[], after: BlockNode[] ) =>
		compareBlocks( before, after ).flatMap(
			( { details: found = [] } ) => found
		);
	const unseen = { kind: 'unseen', how: 'transparent' };

	it( 'names it within what is added', () => {
		const group = { ...paragraph( {}, 'core/group' ) };
		expect(
			details(
				[],
				[ { ...group, innerBlocks: [ inText( 'opacity:0' ) ] } ]
			)
		).toContainEqual( unseen );
	} );

	it( 'names it where the text is another one', () => {
		const before = styled( { css: 'opacity:0' } );
		const after = {
			...before,
			attributes: { ...before.attributes, content: 'Other words' },
		};
		expect( details( [ before ], [ after ] ) ).toContainEqual( unseen );
	} );

	it( 'names nothing that was so before', () => {
		const before = styled( { css: 'opacity:0' } );
		const after = {
			...before,
			attributes: { ...before.attributes, anchor: 'a' },
		};
		expect( details( [ before ], [ after ] ) ).toEqual( [] );
	} );
} );
