import type { APIRequestContext, Browser } from '@playwright/test';
import type { Site } from '../support/site';
import { expect, test } from '../support/test';
import { logInAs } from '../support/users';
import { REPEATS, SEED, seeded } from '../support/random';

const block = ( words: string ): string =>
	`<!-- wp:paragraph -->\n<p>${ words }</p>\n<!-- /wp:paragraph -->`;

/** Types of records, each with the property that two people change. */
const KINDS = [
	{ route: 'pages', property: 'content', value: block },
	{ route: 'posts', property: 'title', value: ( words: string ) => words },
	{ route: 'blocks', property: 'content', value: block },
	{
		route: 'navigation',
		property: 'content',
		value: ( words: string ) =>
			`<!-- wp:navigation-link {"label":"${ words }","url":"/"} /-->`,
	},
	{ route: 'templates', property: 'content', value: block },
	{ route: 'template-parts', property: 'content', value: block },
	{
		route: 'wp_dataviews',
		property: 'content',
		value: ( words: string ) => `{"type":"table","search":"${ words }"}`,
	},
] as const;

type Kind = ( typeof KINDS )[ number ];

interface Raw {
	readonly raw?: string;
}

const text = ( value: unknown ): string =>
	typeof value === 'string' ? value : ( ( value as Raw | null )?.raw ?? '' );

/** A save of a record by one person, as Atelier sends it. */
async function save(
	request: APIRequestContext,
	path: string,
	data: object,
	version: string
) {
	const nonce = await request
		.get( '/wp-admin/admin-ajax.php?action=rest-nonce' )
		.then( ( answer ) => answer.text() );
	return async () => {
		const answer = await request.post( `/?rest_route=${ path }`, {
			headers: {
				'X-WP-Nonce': nonce,
				'X-Atelier-Based-On': version,
			},
			data,
		} );
		return {
			status: answer.status(),
			body: ( await answer.json() ) as Record< string, unknown >,
		};
	};
}

async function makeRecord( site: Site, { route, property, value }: Kind ) {
	const { id } = await site.rest( 'POST', `/wp/v2/${ route }`, {
		title: 'Competing',
		slug: `competing-${ crypto.randomUUID() }`,
		[ property ]: value( 'before' ),
		...( route.startsWith( 'template' ) ? {} : { status: 'publish' } ),
		...( route === 'template-parts' ? { area: 'uncategorized' } : {} ),
	} );
	return `/wp/v2/${ route }/${ id }`;
}

/** Two people save one record at the same time, with the same base version. */
async function compete(
	site: Site,
	people: readonly [ APIRequestContext, APIRequestContext ],
	kind: Kind,
	random: () => number
) {
	const path = await makeRecord( site, kind );
	const { property, value } = kind;
	try {
		const before = await site.rest( 'GET', `${ path }?context=edit` );
		const version = String( before[ 'atelier_version' ] );
		const words = [ 'mine', 'theirs' ].map(
			( who ) => `${ who } ${ Math.floor( random() * 1e6 ) }`
		);
		const starts = await Promise.all(
			people.map( ( request, at ) =>
				save(
					request,
					path,
					{ [ property ]: value( words[ at ] ?? '' ) },
					version
				)
			)
		);
		const delay = random() < 0.5 ? 0 : random() * 60;
		const answers = await Promise.all(
			starts.map( async ( send, at ) => {
				await new Promise( ( resolve ) =>
					setTimeout( resolve, at * delay )
				);
				return send();
			} )
		);
		const after = text(
			( await site.rest( 'GET', `${ path }?context=edit` ) )[ property ]
		);
		const isStored = ( at: number ) => after.includes( words[ at ] ?? '' );
		const winners = [ 0, 1 ].filter(
			( at ) => answers[ at ]?.status === 200
		);
		const told = [ 0, 1 ].filter(
			( at ) =>
				answers[ at ]?.status === 409 &&
				answers[ at ].body[ 'code' ] === 'atelier_conflict'
		);
		return {
			/** A save was confirmed, but isn't stored. */
			isOverwritten: winners.some( ( at ) => ! isStored( at ) ),
			/** Neither save is stored. */
			isLost: ! isStored( 0 ) && ! isStored( 1 ),
			/** A conflict was reported for a stored save, or the response was unexpected. */
			isFalse:
				told.some( isStored ) || winners.length + told.length !== 2,
			detail: `${ path } ${ answers.map( ( { status } ) => status ).join( ' ' ) } ${ after }`,
		};
	} finally {
		await site.rest( 'DELETE', `${ path }?force=true` );
	}
}

/** Sessions of two people, in two browsers. */
async function twoPeople( site: Site, browser: Browser, baseURL: string ) {
	const users = [
		await logInAs( 'administrator', site, browser, baseURL ),
		await logInAs( 'administrator', site, browser, baseURL ),
	] as const;
	return {
		people: [
			users[ 0 ].context.request,
			users[ 1 ].context.request,
		] as const,
		remove: async () => {
			await users[ 0 ].remove();
			await users[ 1 ].remove();
		},
	};
}

test( 'of two simultaneous saves of a record, one is stored and the other is a conflict', async ( {
	site,
	browser,
	baseURL,
} ) => {
	test.setTimeout( 60_000 + REPEATS * 30_000 );
	const random = seeded( SEED );
	const { people, remove } = await twoPeople( site, browser, baseURL ?? '' );
	const counts = { attempts: 0, lost: 0, overwritten: 0, falseMessages: 0 };
	const problems: string[] = [];
	try {
		for ( let pair = 0; pair < REPEATS; pair++ ) {
			const kind = KINDS[ Math.floor( random() * KINDS.length ) ];
			if ( ! kind ) {
				continue;
			}
			const result = await compete( site, people, kind, random );
			counts.attempts += 1;
			counts.lost += Number( result.isLost );
			counts.overwritten += Number( result.isOverwritten );
			counts.falseMessages += Number( result.isFalse );
			if ( result.isLost || result.isOverwritten || result.isFalse ) {
				problems.push( result.detail );
			}
		}
	} finally {
		await remove();
	}
	const report = `competing saves (seed ${ SEED }): ${ JSON.stringify( counts ) }`;
	console.log( report );
	test.info().annotations.push( {
		type: 'reliability',
		description: report,
	} );
	expect( problems ).toEqual( [] );
	expect( counts.attempts ).toBe( REPEATS );
} );
