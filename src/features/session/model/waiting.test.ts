import fc from 'fast-check';
import type { AppError, ErrorCode } from '@/kernel/result';
import {
	leavesUnconfirmed,
	LONGEST_WAIT,
	NO_TRIES,
	pauseBefore,
	pauseBeforeLook,
	stepAfter,
	type Tries,
} from './waiting';

/** Every code once: the compiler reports a missing one. */
const CODES = Object.keys( {
	offline: 0,
	unreachable: 0,
	timeout: 0,
	tooLarge: 0,
	tooMany: 0,
	busy: 0,
	loggedOut: 0,
	forbidden: 0,
	missing: 0,
	conflict: 0,
	invalid: 0,
	server: 0,
	malformed: 0,
	blocked: 0,
	unsendable: 0,
	'invalid-content': 0,
	script: 0,
} satisfies Record< ErrorCode, 0 > ) as ErrorCode[];

const anyError = fc.record< AppError >( {
	code: fc.constantFrom( ...CODES ),
	retryAfter: fc.nat( 1000 ),
} );

describe( 'stepAfter', () => {
	it.each< [ string, AppError, string ] >( [
		[ 'asks for a login', { code: 'loggedOut' }, 'logIn' ],
		[ 'waits without a connection', { code: 'offline' }, 'reconnect' ],
		[ 'waits for the site', { code: 'unreachable' }, 'reconnect' ],
		[
			'waits as long as the site asks',
			{ code: 'tooMany', retryAfter: 5 },
			'wait',
		],
		[
			'waits for an update that says how long',
			{ code: 'busy', retryAfter: LONGEST_WAIT },
			'wait',
		],
		[
			'does not wait for ten minutes',
			{ code: 'busy', retryAfter: 600 },
			'giveUp',
		],
		[ 'does not guess how long', { code: 'tooMany' }, 'giveUp' ],
		[
			'sends nothing a second time that the site may be working on',
			{ code: 'timeout' },
			'giveUp',
		],
		[ 'leaves an error to the user', { code: 'server' }, 'giveUp' ],
		[ 'leaves a conflict to the user', { code: 'conflict' }, 'giveUp' ],
		[ 'leaves a refusal to the user', { code: 'forbidden' }, 'giveUp' ],
	] )( '%s', ( _name, error, step ) => {
		expect( stepAfter( error, NO_TRIES ).name ).toBe( step );
	} );

	it( 'never retries at once if Retry-After is 0', () => {
		expect(
			stepAfter( { code: 'tooMany', retryAfter: 0 }, NO_TRIES )
		).toEqual( { name: 'wait', seconds: 1 } );
	} );

	it( 'gives up in the end', () => {
		fc.assert(
			fc.property(
				fc.array( anyError, { minLength: 20, maxLength: 40 } ),
				( errors ) => {
					let tries: Tries = NO_TRIES;
					for ( const error of errors ) {
						const step = stepAfter( error, tries );
						if ( step.name === 'giveUp' ) {
							return true;
						}
						tries = {
							logins:
								tries.logins + Number( step.name === 'logIn' ),
							resets:
								tries.resets +
								Number( step.name === 'reconnect' ),
							waits: tries.waits + Number( step.name === 'wait' ),
						};
					}
					return false;
				}
			)
		);
	} );
} );

describe( 'leavesUnconfirmed', () => {
	it.each( CODES )(
		'tells whether a request with %s may have been executed',
		( code ) => {
			expect( leavesUnconfirmed( { code } ) ).toBe(
				[
					'offline',
					'unreachable',
					'timeout',
					'busy',
					'server',
					'malformed',
				].includes( code )
			);
		}
	);
} );

describe( 'pauseBefore', () => {
	it( 'grows, up to half a minute', () => {
		expect( [ 0, 1, 2, 3, 4, 5, 50 ].map( pauseBefore ) ).toEqual( [
			1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
		] );
	} );
} );

describe( 'pauseBeforeLook', () => {
	const minutes = ( count: number ) => count * 60_000;

	it.each( [ 0, 10, 29 ].map( minutes ) )(
		'checks every five seconds at least, also after %d ms hidden',
		( hidden ) => {
			expect( pauseBeforeLook( { waited: hidden, hidden } ) ).toBe(
				3000
			);
		}
	);

	it( 'checks less often after an hour without a login', () => {
		expect( pauseBeforeLook( { waited: minutes( 61 ), hidden: 0 } ) ).toBe(
			30_000
		);
	} );

	it( 'stops if the page is hidden for long', () => {
		expect(
			pauseBeforeLook( { waited: minutes( 40 ), hidden: minutes( 31 ) } )
		).toBeNull();
	} );
} );
