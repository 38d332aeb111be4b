import { eachOnce } from './useRecordList';

describe( 'records of a list', () => {
	it( 'are each there once, however many posts hold one', () => {
		const first = { id: 'theme//header', title: 'First' };
		const footer = { id: 'theme//footer' };
		expect(
			eachOnce( [
				first,
				footer,
				{ id: 'theme//header', title: 'Second' },
			] )
		).toEqual( [ first, footer ] );
	} );

	it( 'are all there where they have no ids', () => {
		expect( eachOnce( [ { slug: 'a' }, { slug: 'b' } ] ) ).toHaveLength(
			2
		);
	} );
} );
