import fc from 'fast-check';
import { anyDoc, type StylesDoc } from '@/features/globalStyles/index.model';
import { isFailing, validateContrast, pairsIn, pathTo } from './audit';

const DOC: StylesDoc = {
	settings: {},
	styles: {
		color: { text: '#111111', background: '#ffffff' },
		elements: { link: { color: { text: '#eeee00' } } },
		blocks: {
			'core/quote': {
				color: { background: '#000000' },
				variations: { plain: { color: { text: '#777777' } } },
			},
			'core/list': { typography: { fontSize: '2em' } },
		},
	},
};

describe( 'pairsIn', () => {
	it( 'finds the page and all targets with colors, lowest contrast first', () => {
		expect( pairsIn( DOC ).map( ( { target } ) => target ) ).toEqual( [
			{ block: 'core/quote' },
			{ element: 'link' },
			{ block: 'core/quote', variation: 'plain' },
			{},
		] );
	} );

	it( 'finds states and viewports with their inherited colors', () => {
		const pairs = pairsIn( {
			settings: {},
			styles: {
				blocks: {
					'core/button': {
						color: { text: '#000000', background: '#ffffff' },
						':hover': { color: { background: '#222222' } },
						'@mobile': {
							color: { text: '#eeeeee' },
							elements: { link: { color: { text: '#333333' } } },
						},
						'-current': { ':focus': { color: { text: '#fff' } } },
						variations: {
							outline: { ':active': { color: { text: '#fff' } } },
						},
					},
				},
			},
		} );
		const button = { block: 'core/button' } as const;
		const found = ( target: object ) =>
			pairs.find(
				( pair ) =>
					JSON.stringify( pair.target ) === JSON.stringify( target )
			);
		expect( found( { ...button, state: ':hover' } ) ).toMatchObject( {
			text: '#000000',
			background: '#222222',
		} );
		expect( found( { ...button, viewport: '@mobile' } ) ).toMatchObject( {
			text: '#eeeeee',
			background: '#ffffff',
		} );
		expect(
			found( { ...button, viewport: '@mobile', element: 'link' } )
		).toBeDefined();
		expect(
			found( { ...button, customState: '-current', state: ':focus' } )
		).toBeDefined();
		expect(
			found( { ...button, variation: 'outline', state: ':active' } )
		).toBeDefined();
	} );

	it( 'lists pairs with unknown contrast last, without a level', () => {
		const pairs = pairsIn( {
			...DOC,
			styles: { ...DOC.styles, color: { text: 'var(--unknown)' } },
		} );
		const last = pairs[ pairs.length - 1 ];
		expect( last && validateContrast( last ) ).toBe( 'unknown' );
		expect( last && isFailing( last ) ).toBe( false );
	} );

	it( 'accepts any stored value', () => {
		fc.assert(
			fc.property( anyDoc(), ( doc ) => {
				expect( pairsIn( doc ).length ).toBeGreaterThan( 0 );
			} )
		);
	} );
} );

describe( 'pathTo', () => {
	it.each( [
		[ {}, '/colors' ],
		[ { element: 'link' }, '/colors' ],
		[ { block: 'core/quote', element: 'link' }, '/blocks/core%2Fquote' ],
		[
			{ block: 'core/quote', variation: 'plain' },
			'/blocks/core%2Fquote/variations/plain',
		],
	] as const )(
		'leads from %j to the screen of its colors',
		( target, path ) => {
			expect( pathTo( target ) ).toBe( path );
		}
	);
} );
