import { scheduleProblem } from './schedule';

const TIME = '2026-05-01T14:00:00';
const TORONTO = { name: 'America/Toronto', offset: -4 };

describe( 'scheduleProblem', () => {
	it.each( [
		[ 'a draft', { status: 'draft', date: null }, null ],
		[
			'one that is still to come',
			{ status: 'future', date: '2026-05-01T14:00:01' },
			null,
		],
		[ 'none', { status: 'future', date: null }, 'noDate' ],
		[ 'this very moment', { status: 'future', date: TIME }, 'pastDate' ],
		[
			'one that has passed',
			{ status: 'future', date: '2026-04-01T00:00:00' },
			'pastDate',
		],
		[
			'an hour that the clocks skip',
			{ status: 'future', date: '2027-03-14T02:30:00' },
			'skippedTime',
		],
		[
			'the hour after it',
			{ status: 'future', date: '2027-03-14T03:30:00' },
			null,
		],
		[
			'an hour that comes twice',
			{ status: 'future', date: '2026-11-01T01:30:00' },
			null,
		],
	] )( 'validates a date: %s', ( _name, record, problem ) => {
		expect( scheduleProblem( record, { time: TIME, zone: TORONTO } ) ).toBe(
			problem
		);
	} );
} );
