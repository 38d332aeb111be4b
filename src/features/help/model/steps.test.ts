import {
	arrivedAt,
	neighbor,
	parseProgress,
	shownAt,
	stepsFor,
	type Step,
	type Whereabouts,
} from './steps';

describe( 'first steps', () => {
	it( 'continue at the stored step', () => {
		const stored = { step: 'save', isOpen: true, isBegun: true };
		expect( parseProgress( stored ) ).toEqual( stored );
	} );

	it.each( [ undefined, null, 'save', { step: 'gone', isOpen: 'yes' } ] )(
		'start at the first, hidden, for %j',
		( raw ) => {
			expect( parseProgress( raw ) ).toEqual( {
				step: 'look',
				isOpen: false,
				isBegun: false,
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
	/** The steps after each place that a user goes to; each may be on another page load, as progress is stored. */
	const walk = ( step: Step, ...places: readonly Whereabouts[] ) => {
		let progress = shownAt( step, 'home' );
		return places.map( ( place ) => {
			progress = parseProgress( arrivedAt( steps, progress, place ) );
			return progress.step;
		} );
	};

	it( 'follows the user to the places that steps are about, and on from there', () => {
		expect( walk( 'look', 'editor', 'home' ) ).toEqual( [
			'edit',
			'styles',
		] );
		expect( walk( 'edit', 'editor', 'styles' ) ).toEqual( [
			'edit',
			'styles',
		] );
		expect( walk( 'look', 'home', 'elsewhere' ) ).toEqual( [
			'look',
			'look',
		] );
	} );

	it( 'is over with a step once its place is left, also by a reload', () => {
		expect( walk( 'styles', 'styles', 'styles', 'home' ) ).toEqual( [
			'styles',
			'styles',
			'palette',
		] );
	} );

	it( 'goes on by one for one place that was left', () => {
		expect( walk( 'styles', 'styles', 'home', 'elsewhere' ) ).toEqual( [
			'styles',
			'palette',
			'palette',
		] );
	} );

	it( 'never leads back', () => {
		expect( walk( 'save', 'styles', 'home' ) ).toEqual( [
			'save',
			'save',
		] );
	} );

	it( 'stays with a step that the user has gone back to', () => {
		expect(
			arrivedAt( steps, shownAt( 'look', 'styles' ), 'elsewhere' ).step
		).toBe( 'look' );
	} );

	it( 'skips what a theme doesn’t have', () => {
		expect(
			arrivedAt( stepsFor( false ), shownAt( 'look', 'home' ), 'styles' )
				.step
		).toBe( 'look' );
	} );
} );
