import { differentNames } from './differentNames';

describe( 'names of the old and the new item', () => {
	it( 'get their detail if they are equal', () => {
		expect(
			differentNames(
				{ name: 'Logo', detail: 'logo.png' },
				{ name: 'Logo', detail: 'logo-edited.png' }
			)
		).toEqual( [ 'Logo (logo.png)', 'Logo (logo-edited.png)' ] );
	} );

	it( 'are unchanged if they differ, or without different details', () => {
		expect(
			differentNames(
				{ name: 'Logo', detail: 'logo.png' },
				{ name: 'Sign', detail: 'sign.png' }
			)
		).toEqual( [ 'Logo', 'Sign' ] );
		expect(
			differentNames(
				{ name: 'Ann', detail: '' },
				{ name: 'Ann', detail: '' }
			)
		).toEqual( [ 'Ann', 'Ann' ] );
		expect(
			differentNames(
				{ name: 5, detail: '' },
				{ name: 'Logo', detail: 'logo.png' }
			)
		).toEqual( [ 5, 'Logo' ] );
	} );
} );
