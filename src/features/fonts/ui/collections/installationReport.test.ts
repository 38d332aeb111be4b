import { installationReport } from './installationReport';

const whole = {
	isCancelled: false,
	count: 3,
	installed: 3,
	downloading: [],
	installing: [],
};

describe( 'installationReport', () => {
	it( 'says that all went well', () => {
		expect( installationReport( whole ) ).toEqual( {
			kind: 'success',
			text: 'Fonts were installed successfully.',
		} );
	} );

	it( 'says what could not be downloaded, and how much was installed', () => {
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

	it( 'says each reason once', () => {
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

	it( 'says of a cancelled one only what it has left', () => {
		const cancelled = { ...whole, isCancelled: true };
		expect(
			installationReport( { ...cancelled, installed: 0 } )
		).toBeNull();
		expect(
			installationReport( { ...cancelled, installed: 1 } )?.text
		).toBe( '1 of 3 variants were installed.' );
	} );
} );
