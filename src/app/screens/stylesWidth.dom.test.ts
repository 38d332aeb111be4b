/**
 * @jest-environment jsdom
 */
describe( 'the width of the styles’ panel', () => {
	const load = async () => {
		jest.resetModules();
		return import( './stylesWidth' );
	};
	beforeEach( () => localStorage.clear() );

	it( 'is remembered once it has been changed', async () => {
		const first = await load();
		expect( first.stylesWidth.get() ).toBe( 404 );
		first.setStylesWidth( 512 );
		first.keepStylesWidth();
		expect( ( await load() ).stylesWidth.get() ).toBe( 512 );
	} );

	it.each( [
		[ 'too narrow', 20, 300 ],
		[ 'too wide', 9000, 700 ],
		[ 'damaged', 'wide', 404 ],
	] )(
		'is a usable one where the stored one is %s',
		async ( _case, stored, used ) => {
			localStorage.setItem(
				'atelier-styles-width',
				JSON.stringify( { version: 1, value: stored } )
			);
			expect( ( await load() ).stylesWidth.get() ).toBe( used );
		}
	);
} );
