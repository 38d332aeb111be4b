import apiFetch from '@wordpress/api-fetch';
import { isRecord, stringOr } from '../kernel/guards';
import { fail, ok, type Result } from '../kernel/result';
import { parseDraftStatus, type DraftStatus } from './boot';
import { draftEnd, endByRefusal, type DraftEnd } from './draftEnd';
import { attempt } from './failure';
import type { RequestOptions } from './requestMethod';

/** What has become of a draft; see includes/SiteDrafts/Draft_State_Controller.php. */
export type DraftState =
	| {
			readonly name: 'there';
			readonly title: string;
			readonly status: DraftStatus;
			/** When it is going to be published; null without a schedule. */
			readonly schedule: string | null;
			/** Changes with everything else that the site says about it. */
			readonly revision: string;
	  }
	| { readonly name: 'ended'; readonly end: DraftEnd };

/** Asks what has become of a draft. */
export const fetchDraftState = (
	id: number
): Promise< Result< DraftState > > =>
	attempt( async () => {
		try {
			return parseDraftState(
				await apiFetch( {
					path: `/atelier/v1/site-drafts/${ id }/state`,
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
					revision: JSON.stringify( raw ),
				}
	);
}

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
					? endByRefusal( raw )
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
