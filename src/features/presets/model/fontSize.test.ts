import fc from 'fast-check';
import { fluidOf, isFluidByDefault, isUpsideDown, sizeCss } from './fontSize';

describe( 'a font size', () => {
	it.each( [
		[ 'nothing, in a fluid theme', {}, true, { type: 'automatic' } ],
		[ 'nothing, in a fixed theme', {}, false, { type: 'fixed' } ],
		[ 'no, in a fluid theme', { fluid: false }, true, { type: 'fixed' } ],
		[
			'yes, in a fixed theme',
			{ fluid: true },
			false,
			{ type: 'automatic' },
		],
		[ 'nonsense', { fluid: 'banana' }, false, { type: 'fixed' } ],
		[
			'a range',
			{ size: '2rem', fluid: { min: '1rem', max: '3rem' } },
			false,
			{ type: 'between', min: '1rem', max: '3rem' },
		],
		[
			'half a range',
			{ size: '2rem', fluid: { min: 12 } },
			false,
			{ type: 'between', min: '12', max: '2rem' },
		],
	] as const )(
		'that says %s of growing',
		( _name, preset, isFluid, fluid ) => {
			expect( fluidOf( preset, isFluid ) ).toEqual( fluid );
		}
	);

	it( 'is read from any stored value', () => {
		fc.assert(
			fc.property( fc.anything(), fc.anything(), ( fluid, size ) => {
				fluidOf( { fluid, size }, isFluidByDefault( fluid ) );
			} )
		);
	} );

	it( 'can have a minimum above the maximum only in the same unit', () => {
		expect( isUpsideDown( '2rem', '1rem' ) ).toBe( true );
		expect( isUpsideDown( '1rem', '1rem' ) ).toBe( false );
		expect( isUpsideDown( '20px', '1rem' ) ).toBe( false );
		expect( isUpsideDown( 'calc(1px + 1em)', '1px' ) ).toBe( false );
	} );

	it( 'without a unit is in pixels', () => {
		expect( sizeCss( '16' ) ).toBe( '16px' );
		expect( sizeCss( '1.5rem' ) ).toBe( '1.5rem' );
		expect( sizeCss( 'clamp(1rem, 2vw, 3rem)' ) ).toBe(
			'clamp(1rem, 2vw, 3rem)'
		);
	} );
} );
