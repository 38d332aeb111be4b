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
						FIXED,
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

it( 'leaves what the engine computes as the server', () => {
	for ( const settings of [ settingsOf( true, '1340px' ), settingsOf() ] ) {
		expect( withFluidSizes( settings, () => '' ) ).toBe( settings );
	}
} );
