import fc from 'fast-check';
import {
	anyTree,
	type PropertyName,
} from '@/features/globalStyles/index.model';
import { applyStylesGlobally, stylesToApply } from './applyGlobally';

const features = ( ...names: PropertyName[] ) => new Set( names );

const push = ( attributes: object, ...names: PropertyName[] ) =>
	applyStylesGlobally(
		'core/quote',
		{ ...attributes },
		features( ...names )
	);

const target = { block: 'core/quote' };

describe( 'applyStylesGlobally', () => {
	it( 'moves presets and plain values, and keeps all other attributes', () => {
		expect(
			push(
				{
					content: 'Words',
					textColor: 'accent',
					fontSize: 'large',
					style: {
						spacing: { padding: { top: '1px', left: '2px' } },
						typography: { lineHeight: '2' },
					},
				},
				'textColor',
				'padding'
			)
		).toEqual( {
			edits: [
				{ target, path: 'spacing.padding.top', value: '1px' },
				{ target, path: 'spacing.padding.left', value: '2px' },
				{
					target,
					path: 'color.text',
					value: 'var:preset|color|accent',
				},
			],
			attributes: {
				style: { typography: { lineHeight: '2' } },
				textColor: undefined,
			},
		} );
	} );

	it( 'moves elements with their states, sides of borders, and whole images', () => {
		const picture = { url: 'x.png', id: 3 };
		const link = {
			color: { text: 'red' },
			':hover': { color: { text: 'b' } },
		};
		const { edits, attributes } = push(
			{
				style: {
					elements: { link },
					border: { top: { width: '1px' }, radius: '2px' },
					background: { backgroundImage: picture },
					color: { duotone: 'var:preset|duotone|night' },
				},
			},
			'linkColor',
			'borderWidth',
			'backgroundImage',
			'duotone'
		);
		expect( edits.map( ( { path, value } ) => [ path, value ] ) ).toEqual( [
			[ 'elements.link.color.text', 'red' ],
			[ 'elements.link.:hover.color.text', 'b' ],
			[ 'border.top.width', '1px' ],
			[ 'background.backgroundImage', picture ],
			[ 'filter.duotone', 'var:preset|duotone|night' ],
		] );
		expect( attributes ).toEqual( {
			style: { border: { radius: '2px' } },
		} );
	} );

	it( 'leaves colors of a duotone, which types of blocks can’t have', () => {
		expect(
			push(
				{ style: { color: { duotone: [ '#000', '#fff' ] } } },
				'duotone'
			)
		).toEqual( { edits: [], attributes: {} } );
	} );

	it( 'removes the style attribute if it is empty', () => {
		expect(
			push( { style: { color: { text: 'red' } } }, 'textColor' )
				.attributes
		).toEqual( { style: undefined } );
	} );

	it( 'is empty for a block without styles', () => {
		const nothing = { edits: [], attributes: {} };
		expect( push( { content: 'Words' }, 'textColor' ) ).toEqual( nothing );
		expect( push( { textColor: 'accent' }, 'padding' ) ).toEqual( nothing );
	} );

	it( 'accepts any attributes', () => {
		fc.assert(
			fc.property( anyTree(), ( style ) => {
				const { edits } = push(
					{ style, textColor: 5 },
					'textColor',
					'padding'
				);
				expect(
					edits.every( ( { value } ) => value !== undefined )
				).toBe( true );
			} )
		);
	} );
} );

describe( 'stylesToApply', () => {
	it( 'has one entry for each property that the block has', () => {
		expect(
			stylesToApply(
				'core/quote',
				{
					content: 'Words',
					textColor: 'accent',
					style: {
						spacing: { padding: { top: '1px', left: '1px' } },
						typography: { lineHeight: '2' },
					},
				},
				features( 'textColor', 'padding', 'fontSize' )
			)
		).toEqual( [
			{
				property: 'textColor',
				path: [ 'color', 'text' ],
				values: [ 'var:preset|color|accent' ],
			},
			{
				property: 'padding',
				path: [ 'spacing', 'padding' ],
				values: [ '1px' ],
			},
		] );
	} );
} );
