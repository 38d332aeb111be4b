import { subjectKey } from './subject';

describe( 'subjectKey', () => {
	it( 'is only equal for the same subject', () => {
		const page = { kind: 'postType', name: 'page', id: '1' };
		expect( subjectKey( { ...page } ) ).toBe( subjectKey( page ) );
		expect( subjectKey( { ...page, id: '2' } ) ).not.toBe(
			subjectKey( page )
		);
		expect( subjectKey( { ...page, id: undefined } ) ).toBe(
			'postType|page|'
		);
	} );
} );
