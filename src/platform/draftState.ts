import apiFetch from '@wordpress/api-fetch';
import { isRecord, stringOr } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { parseDraftStatus, type DraftStatus } from './boot';
import { draftEnd, endByRefusal, type DraftEnd } from './draftEnd';
import { attempt } from './failure';
import type { RequestOptions } from './requestMethod';

/** Who has a draft open. */
export type DraftPerson = {
	readonly id: number;
	readonly name: string;
	readonly isMe: boolean;
};

/** What has become of a draft; see includes/SiteDrafts/Draft_State_Controller.php. */
export type DraftState =
	| {
			readonly name: 'there';
			readonly title: string;
			readonly status: DraftStatus;
			/** When it is going to be published; null without a schedule. */
			readonly schedule: string | null;
			/** In the order in which they came. */
			readonly people: readonly DraftPerson[];
			/** Changes with everything that the site says about it, except who has it open. */
			readonly revision: string;
	  }
	| { readonly name: 'ended'; readonly end: DraftEnd };

/**
 * Asks what has become of a draft.
 *
 * @param id
 * @param options
 * @param options.isOpen Whether this page has it open, so that others are told.
 */
export const fetchDraftState = (
	id: number,
	{ isOpen = false } = {}
): Promise< Result< DraftState > > =>
	attempt( async () => {
		try {
			return parseDraftState(
				await apiFetch( {
					path: `/atelier/v1/site-drafts/${ id }/state${ isOpen ? '?open=1' : '' }`,
				} )
			);
		} catch ( raw ) {
			const end = endByRefusal( raw );
			if ( end ) {
				return ok( { name: 'ended', end } );
			}
			throw raw;
		}
	} );

function parseDraftState( raw: unknown ): Result< DraftState > {
	if ( ! isRecord( raw ) ) {
		return fail( { code: 'malformed' } );
	}
	const { people, ...rest } = raw;
	const status = parseDraftStatus( raw.status );
	if ( status === 'published' ) {
		const { by, date } = isRecord( raw.published ) ? raw.published : {};
		const name = isRecord( by ) ? stringOr( by.name ) : '';
		return ok( {
			name: 'ended',
			end: {
				name: 'published',
				by:
					isRecord( by ) && name !== ''
						? { id: Number( by.id ), name }
						: null,
				date: stringOr( date ),
				isScheduled: false,
			},
		} );
	}
	return ok(
		raw.isOfTheme === false
			? { name: 'ended', end: { name: 'theme' } }
			: {
					name: 'there',
					title: stringOr( raw.title ),
					status,
					schedule: stringOr( raw.schedule ) || null,
					people: Array.isArray( people )
						? people.flatMap( parsePerson )
						: [],
					revision: JSON.stringify( rest ),
				}
	);
}

const parsePerson = ( raw: unknown ): DraftPerson[] =>
	isRecord( raw ) && typeof raw.id === 'number'
		? [
				{
					id: raw.id,
					name: stringOr( raw.name ),
					isMe: raw.isMe === true,
				},
			]
		: [];

/** Requests about drafts are made on the live site. */
const ABOUT_DRAFTS = /^\/?atelier\/v1\/site-drafts/;

/** Whether a request is made in a draft: saves can go to another one than is open. */
const isOfDraft = ( { path, isLive = false }: RequestOptions, id: number ) => {
	if ( isLive || typeof path !== 'string' || ABOUT_DRAFTS.test( path ) ) {
		return false;
	}
	const [ , named = id ] = /[?&]atelier_draft=(\d+)/.exec( path ) ?? [];
	return Number( named ) === id;
};

/** Middlewares that were added later, such as those of saves, ask for the response itself. */
const bodyOf = ( raw: unknown ): unknown =>
	raw instanceof Response
		? raw
				.clone()
				.json()
				.catch( () => null )
		: raw;

let watched = 0;

/**
 * Notes that the open draft has ended when it refuses a request: what was published or deleted elsewhere says so at once.
 *
 * @param id
 */
export function watchRefusals( id: number ): void {
	if ( watched === 0 ) {
		apiFetch.use( async ( options: RequestOptions, next ) => {
			try {
				return ( await next( options ) ) as unknown;
			} catch ( raw ) {
				const end = isOfDraft( options, watched )
					? endByRefusal( await bodyOf( raw ) )
					: null;
				if ( end && draftEnd.get()?.name !== end.name ) {
					draftEnd.set( end );
				}
				throw raw;
			}
		} );
	}
	watched = id;
}
