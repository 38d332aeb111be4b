import { installationReport } from './installationReport';

const whole = {
	isCancelled: false,
	count: 3,
	installed: 3,
	downloading: [],
	installing: [],
};

describe( 'installationReport', () => {
	it( 'reports success', () => {
		expect( installationReport( whole ) ).toEqual( {
			kind: 'success',
			text: 'Fonts were installed successfully.',
		} );
	} );

	it( 'reports failed downloads, and the number of installed variants', () => {
		expect(
			installationReport( {
				...whole,
				installed: 2,
				downloading: [ 'Gone' ],
			} )
		).toEqual( {
			kind: 'error',
			text: 'Error installing the fonts, could not be downloaded.',
			problems: [ 'Gone', '2 of 3 variants were installed.' ],
		} );
	} );

	it( 'reports each reason once', () => {
		expect(
			installationReport( {
				...whole,
				installed: 0,
				installing: [ 'Full', 'Full' ],
			} )
		).toEqual( {
			kind: 'error',
			text: 'There was an error installing fonts.',
			problems: [ 'Full' ],
		} );
	} );

	it( 'reports only the installed variants after a cancellation', () => {
		const cancelled = { ...whole, isCancelled: true };
		expect(
			installationReport( { ...cancelled, installed: 0 } )
		).toBeNull();
		expect(
			installationReport( { ...cancelled, installed: 1 } )?.text
		).toBe( '1 of 3 variants were installed.' );
	} );
} );
