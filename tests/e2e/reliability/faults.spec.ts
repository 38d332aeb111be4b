import type { BrowserContext, Page, Route } from '@playwright/test';
import { Atelier } from '../support/atelier';
import { IS_THOROUGH, ROUNDS, sample, SEED, seeded } from '../support/random';
import {
	editRecord,
	isAbout,
	isWrite,
	recordsAreThere,
} from '../support/saves';
import type { Site } from '../support/site';
import { expect, test } from '../support/test';
import { logInAs } from '../support/users';

/** A write that a fault affects. */
interface Strike {
	readonly route: Route;
	readonly context: BrowserContext;
	/** Sends the write to the server, and returns its response. */
	readonly deliver: () => Promise<
		Awaited< ReturnType< Route[ 'fetch' ] > >
	>;
}

type Fault = ( strike: Strike ) => Promise< unknown >;

const answer =
	( status: number, headers: Record< string, string > = {} ): Fault =>
	( { route } ) =>
		route.fulfill( {
			status,
			headers,
			contentType: 'application/json',
			body: JSON.stringify( {
				code: 'fault',
				message: 'Words of the server.',
				data: { status },
			} ),
		} );

const page =
	( status: number ): Fault =>
	( { route } ) =>
		route.fulfill( { status, contentType: 'text/html', body: '<h1>Oh' } );

const after =
	( fault: Fault ): Fault =>
	async ( strike ) => {
		await strike.deliver();
		return fault( strike );
	};

const reset: Fault = ( { route } ) => route.abort( 'connectionreset' );

/** No response. */
const silence: Fault = () => Promise.resolve();

const FAULTS: Readonly< Record< string, Fault > > = {
	'no answer, before it was written': silence,
	'no answer, after it was written': after( silence ),
	'reset, before it was written': reset,
	'reset, after it was written': after( reset ),
	'a page (200), before it was written': page( 200 ),
	'a page (200), after it was written': after( page( 200 ) ),
	'too large (413)': page( 413 ),
	'too many (429)': answer( 429 ),
	'too many (429), wait a second': answer( 429, { 'Retry-After': '1' } ),
	'server error (500), before it was written': answer( 500 ),
	'server error (500), after it was written': after( page( 500 ) ),
	'bad gateway (502), before it was written': page( 502 ),
	'bad gateway (502), after it was written': after( page( 502 ) ),
	'maintenance (503)': page( 503 ),
	'maintenance (503), wait a second': answer( 503, { 'Retry-After': '1' } ),
	'gateway timeout (504), after it was written': after( page( 504 ) ),
	offline: async ( { route, context } ) => {
		await context.setOffline( true );
		return route.abort( 'internetdisconnected' );
	},
	'a stale nonce': ( { route } ) =>
		route.continue( {
			headers: { ...route.request().headers(), 'x-wp-nonce': 'stale' },
		} ),
	'a lost session': async ( { route, context } ) => {
		await context.clearCookies();
		return route.fulfill( {
			status: 403,
			contentType: 'application/json',
			body: '{"code":"rest_cookie_invalid_nonce","message":"","data":{"status":403}}',
		} );
	},
};

/** Polls often, because the checks are cheap. */
const SOON = { intervals: [ 100 ] };

const counts = {
	attempts: 0,
	lost: 0,
	postedTwice: 0,
	falseMessages: 0,
};

/** Three pages, with a function that reads them from the server. */
async function makePages( site: Site ) {
	const run = Date.now().toString( 36 );
	const pages = await Promise.all(
		[ 'one', 'two', 'three' ].map( async ( word ) => {
			const title = `Fault ${ word } ${ run }`;
			const { id } = await site.rest( 'POST', '/wp/v2/pages', {
				title,
				status: 'publish',
			} );
			return { id, title, path: `/wp/v2/pages/${ id }` };
		} )
	);
	return {
		pages,
		/** The stored texts, by page. */
		stored: async () => {
			const found = await site.rest<
				{ id: number; excerpt: { raw: string } }[]
			>(
				'GET',
				`/wp/v2/pages?context=edit&include=${ pages.map( ( { id } ) => id ).join() }`
			);
			return pages.map(
				( { id } ) =>
					found.find( ( one ) => one.id === id )?.excerpt.raw ?? ''
			);
		},
		remove: () =>
			Promise.all(
				pages.map( ( { path } ) =>
					site.rest( 'DELETE', `${ path }?force=true` )
				)
			),
	};
}

type Pages = Awaited< ReturnType< typeof makePages > >;

/** Intercepts requests for the records, with faults on demand. */
async function standBetween( browserPage: Page, { pages }: Pages ) {
	const context = browserPage.context();
	let armed: { at: number; times: number; fault: Fault } | null = null;
	let delivered = pages.map( () => 0 );
	let held = 0;
	for ( const [ at, { path } ] of pages.entries() ) {
		await browserPage.route( isAbout( path ), async ( route ) => {
			if ( ! isWrite( route.request() ) ) {
				return route.fallback();
			}
			const deliver = async () => {
				const response = await route.fetch();
				if ( response.ok() ) {
					delivered[ at ] = ( delivered[ at ] ?? 0 ) + 1;
				}
				return response;
			};
			if ( armed?.at === at && armed.times > 0 ) {
				armed.times--;
				await armed.fault( { route, context, deliver } );
				held++;
				return undefined;
			}
			return route.fulfill( { response: await deliver() } );
		} );
	}
	return {
		arm: ( next: typeof armed ) => {
			armed = next;
			delivered = pages.map( () => 0 );
			held = 0;
		},
		disarm: () => {
			armed = null;
		},
		hasStruck: () => held > 0,
		delivered: () => delivered,
	};
}

/** The state of a save, from the user's point of view. */
async function stateOf( browserPage: Page ) {
	// A single query: two could each miss one of the dialogs while the login dialog opens over the review.
	const [ dialog ] = await browserPage
		.getByRole( 'dialog', {
			name: /^(Log in again|Are you ready to save\?)$/,
		} )
		.all();
	if ( ! dialog ) {
		return 'closed';
	}
	const review = reviewOf( browserPage );
	if (
		await browserPage
			.getByRole( 'dialog', { name: 'Log in again' } )
			.isVisible()
	) {
		return 'login';
	}
	if ( await review.getByText( /^You’re offline\./ ).isVisible() ) {
		return 'offline';
	}
	const again = review.getByRole( 'button', { name: /^Try again to save/ } );
	const [ first ] = await again.all();
	return first && ( await first.isEnabled() ) ? 'problem' : 'saving';
}

const reviewOf = ( browserPage: Page ) =>
	browserPage.getByRole( 'dialog', { name: 'Are you ready to save?' } );

/** Whether each page is saved, according to the review. */
const saidOf = ( browserPage: Page, { pages }: Pages ) =>
	Promise.all(
		pages.map( async ( { title } ) => {
			const row = reviewOf( browserPage )
				.locator( 'fieldset > div' )
				.filter( { hasText: title } );
			const text = await row.innerText();
			return (
				! /Not saved|Not attempted/.test( text ) && /Saved/.test( text )
			);
		} )
	);

/** The number of faults in a run of all tests. */
const SAMPLED = 4;

test( 'faults during a save of several records cause no loss, no second write and no false message', async ( {
	site,
	browser,
	baseURL,
} ) => {
	console.log( `faults: ATELIER_SEED=${ SEED }` );
	const random = seeded( SEED );
	const all = Object.keys( FAULTS );
	const names = IS_THOROUGH ? all : sample( all, SAMPLED, random );
	test.setTimeout( 60_000 + ROUNDS * names.length * 20_000 );
	const user = await logInAs( 'administrator', site, browser, baseURL ?? '' );
	const records = await makePages( site );
	try {
		const browserPage = await user.context.newPage();
		const cookies = await user.context.cookies();
		await browserPage.clock.install();
		await new Atelier( browserPage ).open( '/page' );
		await recordsAreThere( browserPage );
		const between = await standBetween( browserPage, records );

		for ( let turn = 0; turn < ROUNDS * names.length; turn++ ) {
			const name = names[ turn % names.length ] ?? '';
			const at = Math.floor( random() * records.pages.length );
			const times = 1 + Math.floor( random() * 3 );
			await test.step( `${ name }, record ${ at }, ${ times } times`, async () => {
				const wanted = records.pages.map(
					( _page, index ) => `Turn ${ turn } of ${ index }`
				);
				for ( const [ index, { id } ] of records.pages.entries() ) {
					await editRecord( browserPage, 'page', id, {
						excerpt: wanted[ index ] ?? '',
					} );
				}
				between.arm( { at, times, fault: FAULTS[ name ] ?? reset } );
				await browserPage
					.getByRole( 'button', { name: 'Review 3 changes' } )
					.click();
				const save = reviewOf( browserPage ).getByRole( 'button', {
					name: 'Save',
					exact: true,
				} );
				await save.click();
				counts.attempts++;

				const hasSkipped = { time: false };
				await expect
					.poll( async () => {
						const state = await stateOf( browserPage );
						switch ( state ) {
							case 'login':
								between.disarm();
								await user.context.addCookies( cookies );
								await browserPage.evaluate( () =>
									window.dispatchEvent( new Event( 'focus' ) )
								);
								break;
							case 'offline':
								between.disarm();
								await user.context.setOffline( false );
								break;
							case 'problem': {
								const said = await saidOf(
									browserPage,
									records
								);
								const stored = await records.stored();
								const isTrue = said.map(
									( isSaved, index ) =>
										isSaved ===
										( stored[ index ] === wanted[ index ] )
								);
								counts.falseMessages += isTrue.filter(
									( one ) => ! one
								).length;
								counts.falseMessages += await browserPage
									.locator(
										'.components-snackbar, .components-notice'
									)
									.filter( {
										hasText: /(”|changes?) saved\./,
									} )
									.count();
								between.disarm();
								await save.click();
								break;
							}
							case 'saving':
								if (
									name.startsWith( 'no answer' ) &&
									between.hasStruck() &&
									! hasSkipped.time
								) {
									hasSkipped.time = true;
									await browserPage.clock.fastForward(
										61_000
									);
								}
								break;
							case 'closed':
						}
						return state;
					}, SOON )
					.toBe( 'closed' );

				const stored = await records.stored();
				counts.lost += stored.filter(
					( text, index ) => text !== wanted[ index ]
				).length;
				counts.postedTwice += between
					.delivered()
					.filter( ( count ) => count > 1 ).length;
				expect( { name, at, times, ...counts } ).toMatchObject( {
					lost: 0,
					postedTwice: 0,
					falseMessages: 0,
				} );
			} );
		}
	} finally {
		console.log( `faults: ${ JSON.stringify( counts ) }` );
		test.info().annotations.push( {
			type: 'faults',
			description: JSON.stringify( { seed: SEED, ...counts } ),
		} );
		await records.remove();
		await user.remove();
	}
} );
