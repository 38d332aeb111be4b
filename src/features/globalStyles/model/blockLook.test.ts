import { resetsOf, showAlways } from './blockLook';
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
	it( 'leaves a block as it is where nothing else is wanted', () => {
		expect( shown( {} ) ).toEqual( quote );
	} );

	it( 'puts a look and a state on top of the block', () => {
		expect( shown( { variation: 'plain' }, 'color', 'text' ) ).toBe(
			'red'
		);
		expect( shown( { state: ':hover' }, 'color', 'text' ) ).toBe( 'grey' );
		expect(
			shown( { variation: 'plain', state: ':hover' }, 'border', 'width' )
		).toBe( 0 );
	} );

	it( 'leaves the looks themselves alone', () => {
		expect( shown( { variation: 'plain' }, 'variations' ) ).toEqual(
			quote.variations
		);
	} );
} );

describe( 'resetsOf', () => {
	const reset = ( target: object ) => {
		const { styles, settings } = resetsOf( user, { block, ...target } );
		return writeSettings( writeStyles( user, styles ), settings );
	};

	it( 'takes back a block with its settings, and leaves its looks and other blocks', () => {
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

	it( 'takes back one look', () => {
		const after = reset( { variation: 'plain' } );
		expect( after.settings ).toBe( user.settings );
		expect( getIn( after.styles, [ 'blocks', block ] ) ).toEqual( {
			color: quote.color,
			':hover': quote[ ':hover' ],
		} );
	} );

	it( 'has nothing to do where nothing was changed', () => {
		expect( resetsOf( NO_CHANGES, { block } ) ).toEqual( {
			styles: [],
			settings: [],
		} );
	} );
} );
