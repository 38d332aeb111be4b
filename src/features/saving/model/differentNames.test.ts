import { differentNames } from './differentNames';

describe( 'names of what was there and what is there now', () => {
	it( 'are told apart where they are the same', () => {
		expect(
			differentNames(
				{ name: 'Logo', detail: 'logo.png' },
				{ name: 'Logo', detail: 'logo-edited.png' }
			)
		).toEqual( [ 'Logo (logo.png)', 'Logo (logo-edited.png)' ] );
	} );

	it( 'stay as they are where they differ, or nothing tells them apart', () => {
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
