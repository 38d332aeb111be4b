import { getIn } from '@/features/globalStyles/index.model';
import { withFluidSizes } from './fluidSizes';

const FLUID = { slug: 'a', size: '2rem', fluid: { min: '1rem', max: '2rem' } };
const FIXED = { slug: 'b', size: '2rem' };

const settingsOf = ( fluid?: unknown, wideSize?: string ) => ( {
	typography: { fluid, fontSizes: { theme: [ FLUID, FIXED ] } },
	layout: { wideSize },
} );

it( 'computes fluid sizes up to the wide width where other sizes are fixed', () => {
	const compute = jest.fn(
		( _preset: unknown, _settings: unknown ) => 'clamp()'
	);
	expect( withFluidSizes( settingsOf( false, '1340px' ), compute ) ).toEqual(
		{
			...settingsOf( false, '1340px' ),
			typography: {
				fluid: false,
				fontSizes: {
					theme: [
						{ ...FLUID, size: 'clamp()', fluid: false },
						{ ...FIXED, fluid: false },
					],
				},
			},
		}
	);
	expect( compute ).toHaveBeenCalledWith( FLUID, {
		typography: { fluid: true },
		layout: { wideSize: '1340px' },
	} );
} );

it( 'leaves the sizes of a fluid site to the engine', () => {
	const settings = settingsOf( true, '1340px' );
	expect( withFluidSizes( settings, () => '' ) ).toBe( settings );
} );

describe( 'the sizes of a block', () => {
	const compute = ( preset: object, settings: object ) => ( {
		preset,
		settings,
	} );

	const sizesOf = ( fluid: unknown, presets: readonly object[] ) => {
		const settings = withFluidSizes(
			{
				...settingsOf( { minFontSize: '13px' }, '1340px' ),
				blocks: {
					'core/button': {
						typography: { fluid, fontSizes: { theme: presets } },
					},
				},
			},
			compute
		);
		return getIn( settings, [
			'blocks',
			'core/button',
			'typography',
			'fontSizes',
			'theme',
		] );
	};

	it( 'don’t follow the fluid setting of the site', () => {
		expect( sizesOf( undefined, [ FIXED ] ) ).toEqual( [
			{ ...FIXED, fluid: false },
		] );
		expect( sizesOf( {}, [ FIXED ] ) ).toEqual( [
			{ ...FIXED, fluid: false },
		] );
	} );

	it( 'follow its own, up to the wide width of the site', () => {
		const fixed = { ...FLUID, fluid: false };
		expect( sizesOf( { minFontSize: '9px' }, [ FIXED, fixed ] ) ).toEqual( [
			{
				...FIXED,
				size: {
					preset: FIXED,
					settings: {
						typography: { fluid: { minFontSize: '9px' } },
						layout: { wideSize: '1340px' },
					},
				},
				fluid: false,
			},
			fixed,
		] );
	} );
} );
