import { nextStep, statusAfter, type Publishable } from './step';

const NOW = '2026-05-01T12:00:00';
const draft: Publishable = {
	saved: 'draft',
	status: 'draft',
	date: null,
	mayPublish: true,
};

describe( 'the next step of a document', () => {
	it.each( [
		[ 'a draft is published', {}, 'publish' ],
		[ 'so is what waits for review', { saved: 'pending' }, 'publish' ],
		[
			'also with a date that has been',
			{ date: '2026-05-01T11:59:59' },
			'publish',
		],
		[
			'one with a date to come is scheduled',
			{ date: '2026-05-01T12:00:01' },
			'schedule',
		],
		[ 'who may not publish submits it', { mayPublish: false }, 'submit' ],
		[
			'once',
			{ mayPublish: false, saved: 'pending', status: 'pending' },
			null,
		],
		[
			'not what saving will submit',
			{ mayPublish: false, status: 'pending' },
			null,
		],
		[ 'what is published is saved', { saved: 'publish' }, null ],
		[ 'so is what is private', { saved: 'private' }, null ],
		[
			'what is turned into a draft again is saved first',
			{ saved: 'publish', status: 'draft' },
			null,
		],
		[ 'saving publishes what is set so', { status: 'publish' }, null ],
		[ 'nothing without a status', { saved: undefined }, null ],
	] as const )( '%s', ( _, changes, step ) => {
		expect( nextStep( { ...draft, ...changes }, NOW ) ).toBe( step );
	} );
} );

describe( 'the status after a step', () => {
	it.each( [
		[ 'publish', 'public', 'publish' ],
		[ 'publish', 'password', 'publish' ],
		[ 'publish', 'private', 'private' ],
		[ 'schedule', 'public', 'future' ],
		[ 'schedule', 'private', 'private' ],
		[ 'submit', 'public', 'pending' ],
		[ 'submit', 'private', 'pending' ],
	] as const )( '%s, %s: %s', ( step, visibility, status ) => {
		expect( statusAfter( step, visibility ) ).toBe( status );
	} );
} );
