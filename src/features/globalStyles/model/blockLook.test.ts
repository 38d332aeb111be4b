import { resetsOf, showAlways, showState } from './blockLook';
import { getIn } from './tree';
import { NO_CHANGES, writeSettings, writeStyles } from './values';

const quote = {
	color: { text: 'black' },
	':hover': { color: { text: 'grey' } },
	variations: {
		plain: { color: { text: 'red' }, ':hover': { border: { width: 0 } } },
	},
};
const user = {
	settings: { blocks: { 'core/quote': { lightbox: { enabled: true } } } },
	styles: { blocks: { 'core/quote': quote, 'core/code': quote } },
};
const layers = { base: NO_CHANGES, user };
const block = 'core/quote';

const shown = ( target: object, ...keys: string[] ) =>
	getIn( showAlways( layers, { block, ...target } ).styles, [
		'blocks',
		block,
		...keys,
	] );

describe( 'showAlways', () => {
	it( 'returns the block’s own styles for a target without variation or state', () => {
		expect( shown( {} ) ).toEqual( quote );
	} );

	it( 'merges a variation and a state over the block', () => {
		expect( shown( { variation: 'plain' }, 'color', 'text' ) ).toBe(
			'red'
		);
		expect( shown( { state: ':hover' }, 'color', 'text' ) ).toBe( 'grey' );
		expect(
			shown( { variation: 'plain', state: ':hover' }, 'border', 'width' )
		).toBe( 0 );
	} );

	it( 'keeps the variations themselves', () => {
		expect( shown( { variation: 'plain' }, 'variations' ) ).toEqual(
			quote.variations
		);
	} );
} );

describe( 'narrow windows', () => {
	const button = {
		color: { text: 'black' },
		':hover': { color: { text: 'grey' } },
		'@mobile': {
			color: { text: 'blue' },
			border: { width: 1 },
			':hover': { color: { background: 'red' } },
		},
		'-current': { color: { text: 'green' } },
		variations: { plain: { ':hover': { color: { text: 'pink' } } } },
		elements: { link: { ':hover': { color: { text: 'gold' } } } },
	};
	const narrow = {
		base: NO_CHANGES,
		user: { settings: {}, styles: { blocks: { 'a/b': button } } },
	};
	const styled = ( doc: { readonly styles: object }, ...keys: string[] ) =>
		getIn( doc.styles, [ 'blocks', 'a/b', ...keys ] );

	it( 'apply only to their own target, because thumbnails are narrow too', () => {
		const wide = showAlways( narrow, { block: 'a/b' } );
		expect( styled( wide, '@mobile' ) ).toBeUndefined();
		const mobile = showAlways( narrow, {
			block: 'a/b',
			viewport: '@mobile',
		} );
		expect( styled( mobile, '@mobile', 'border', 'width' ) ).toBe( 1 );
	} );

	it( 'have lower priority than states, and have their own states', () => {
		const doc = showState( narrow, { block: 'a/b', state: ':hover' } );
		expect( styled( doc, 'color', 'text' ) ).toBe( 'grey' );
		expect( styled( doc, '@mobile', 'color' ) ).toEqual( {
			text: 'grey',
			background: 'red',
		} );
		expect( styled( doc, '@tablet' ) ).toBeUndefined();
	} );

	it( 'keep variations, elements and custom states', () => {
		const look = showState( narrow, {
			block: 'a/b',
			variation: 'plain',
			state: ':hover',
		} );
		expect( styled( look, 'color', 'text' ) ).toBe( 'black' );
		expect( styled( look, 'variations', 'plain', 'color', 'text' ) ).toBe(
			'pink'
		);
		const link = showState( narrow, {
			block: 'a/b',
			element: 'link',
			state: ':hover',
		} );
		expect( styled( link, 'elements', 'link', 'color', 'text' ) ).toBe(
			'gold'
		);
		const current = showState( narrow, {
			block: 'a/b',
			customState: '-current',
		} );
		expect( styled( current, 'color', 'text' ) ).toBe( 'green' );
	} );

	it( 'are reset separately', () => {
		const { styles, settings } = resetsOf( narrow.user, {
			block: 'a/b',
			viewport: '@mobile',
		} );
		expect( settings ).toEqual( [] );
		const after = writeStyles( narrow.user, styles );
		expect( styled( after, '@mobile' ) ).toBeUndefined();
		expect( styled( after, ':hover' ) ).toEqual( button[ ':hover' ] );
	} );
} );

describe( 'resetsOf', () => {
	const reset = ( target: object ) => {
		const { styles, settings } = resetsOf( user, { block, ...target } );
		return writeSettings( writeStyles( user, styles ), settings );
	};

	it( 'resets a block with its settings, and keeps its variations and other blocks', () => {
		expect( reset( {} ) ).toEqual( {
			settings: {},
			styles: {
				blocks: {
					'core/quote': { variations: quote.variations },
					'core/code': quote,
				},
			},
		} );
	} );

	it( 'resets one variation', () => {
		const after = reset( { variation: 'plain' } );
		expect( after.settings ).toBe( user.settings );
		expect( getIn( after.styles, [ 'blocks', block ] ) ).toEqual( {
			color: quote.color,
			':hover': quote[ ':hover' ],
		} );
	} );

	it( 'is empty without changes', () => {
		expect( resetsOf( NO_CHANGES, { block } ) ).toEqual( {
			styles: [],
			settings: [],
		} );
	} );
} );
