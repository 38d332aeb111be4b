import {
	arrivedAt,
	neighbor,
	parseProgress,
	stepsFor,
	type Step,
	type Whereabouts,
} from './steps';

describe( 'first steps', () => {
	it( 'continue at the stored step', () => {
		expect( parseProgress( { step: 'save', isOpen: true } ) ).toEqual( {
			step: 'save',
			isOpen: true,
		} );
	} );

	it.each( [ undefined, null, 'save', { step: 'gone', isOpen: 'yes' } ] )(
		'start at the first, hidden, for %j',
		( raw ) => {
			expect( parseProgress( raw ) ).toEqual( {
				step: 'look',
				isOpen: false,
			} );
		}
	);

	it( 'leave out styles for themes without them', () => {
		expect( stepsFor( true ) ).toContain( 'styles' );
		expect( neighbor( stepsFor( false ), 'edit', 1 ) ).toBe( 'palette' );
	} );

	it( 'end at both sides', () => {
		expect( neighbor( stepsFor( true ), 'look', -1 ) ).toBeNull();
		expect( neighbor( stepsFor( true ), 'help', 1 ) ).toBeNull();
		expect( neighbor( stepsFor( true ), 'help', -1 ) ).toBe( 'save' );
	} );
} );

describe( 'arrivedAt', () => {
	const steps = stepsFor( true );
	const go = ( step: Step, from: Whereabouts, to: Whereabouts ) =>
		arrivedAt( steps, step, { from, to } );

	it( 'follows the user to the places that steps are about, and on from there', () => {
		expect( go( 'look', 'home', 'editor' ) ).toBe( 'edit' );
		expect( go( 'edit', 'editor', 'home' ) ).toBe( 'styles' );
		expect( go( 'edit', 'editor', 'styles' ) ).toBe( 'styles' );
		expect( go( 'styles', 'styles', 'home' ) ).toBe( 'palette' );
		expect( go( 'look', 'home', 'elsewhere' ) ).toBe( 'look' );
	} );

	it( 'never leads back', () => {
		expect( go( 'save', 'home', 'styles' ) ).toBe( 'save' );
		expect( go( 'save', 'styles', 'home' ) ).toBe( 'save' );
	} );

	it( 'skips what a theme doesn’t have', () => {
		expect(
			arrivedAt( stepsFor( false ), 'look', {
				from: 'home',
				to: 'styles',
			} )
		).toBe( 'look' );
	} );
} );
