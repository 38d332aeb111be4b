import { neighbor, parseProgress, stepsFor } from './steps';

describe( 'first steps', () => {
	it( 'begin where somebody has left them', () => {
		expect( parseProgress( { step: 'save', isOpen: true } ) ).toEqual( {
			step: 'save',
			isOpen: true,
		} );
	} );

	it.each( [ undefined, null, 'save', { step: 'gone', isOpen: 'yes' } ] )(
		'begin at the first, out of sight, where %j is stored',
		( raw ) => {
			expect( parseProgress( raw ) ).toEqual( {
				step: 'look',
				isOpen: false,
			} );
		}
	);

	it( 'leave out styles where the theme has none', () => {
		expect( stepsFor( true ) ).toContain( 'styles' );
		expect( neighbor( stepsFor( false ), 'edit', 1 ) ).toBe( 'palette' );
	} );

	it( 'end on both sides', () => {
		expect( neighbor( stepsFor( true ), 'look', -1 ) ).toBeNull();
		expect( neighbor( stepsFor( true ), 'help', 1 ) ).toBeNull();
		expect( neighbor( stepsFor( true ), 'help', -1 ) ).toBe( 'save' );
	} );
} );
