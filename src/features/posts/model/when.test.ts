import { momentOf } from './when';

const DATES = { date: '2026-01-02T03:04:05', modified: '2026-05-06T07:08:09' };

describe( 'momentOf', () => {
	it.each( [
		[ 'publish', 'published', DATES.date ],
		[ 'future', 'scheduled', DATES.date ],
		[ 'draft', 'modified', DATES.modified ],
		[ 'private', 'modified', DATES.modified ],
		[ 'made-up', 'modified', DATES.modified ],
	] )( 'of what is %s is when it was %s', ( status, moment, date ) => {
		expect( momentOf( { ...DATES, status } ) ).toEqual( { moment, date } );
	} );
} );
