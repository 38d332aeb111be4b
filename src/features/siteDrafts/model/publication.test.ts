import { pauseBefore, publicationOf } from './publication';
import { parseSiteDraft, type SiteDraft } from './siteDraft';

const draftWith = ( changed: Partial< SiteDraft > ): SiteDraft => {
	const draft = parseSiteDraft( { id: 3, status: 'open' } );
	if ( ! draft ) {
		throw new Error( 'This is a draft' );
	}
	return { ...draft, ...changed };
};

const EARLIER = { date: '2026-11-24T10:00:00Z', message: 'Not yesterday.' };
const NOW = { date: '2026-11-25T10:00:00Z', message: 'Not today.' };

describe( 'the publication of a draft', () => {
	it( 'has ended when the draft is live, even after an earlier failure', () => {
		expect(
			publicationOf(
				draftWith( { status: 'published', failure: NOW } ),
				null
			)
		).toEqual( { name: 'published' } );
	} );

	it( 'is running while the site says so', () => {
		expect(
			publicationOf(
				draftWith( { isPublishing: true, failure: EARLIER } ),
				null
			)
		).toEqual( { name: 'running' } );
	} );

	it( 'has failed if there is a new reason', () => {
		const draft = draftWith( { failure: NOW } );
		const failed = { name: 'failed', message: 'Not today.' };
		expect( publicationOf( draft, null ) ).toEqual( failed );
		expect( publicationOf( draft, EARLIER ) ).toEqual( failed );
		expect( publicationOf( draft, NOW ) ).toEqual( { name: 'idle' } );
	} );

	it( 'is idle without any sign of it', () => {
		expect( publicationOf( draftWith( {} ), null ) ).toEqual( {
			name: 'idle',
		} );
	} );
} );

it( 'is polled less and less often, but never stops', () => {
	const pauses = Array.from( { length: 30 }, ( _, at ) => pauseBefore( at ) );
	expect( pauses ).toEqual( [ ...pauses ].sort( ( a, b ) => a - b ) );
	expect( pauses.at( 0 ) ).toBe( 1000 );
	expect( pauses.at( -1 ) ).toBe( 15_000 );
} );
