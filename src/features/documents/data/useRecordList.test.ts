import { eachOnce } from './useRecordList';

describe( 'records of a list', () => {
	it( 'contain each ID once, even if several posts have it', () => {
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

	it( 'contain all records without IDs', () => {
		expect( eachOnce( [ { slug: 'a' }, { slug: 'b' } ] ) ).toHaveLength(
			2
		);
	} );
} );
