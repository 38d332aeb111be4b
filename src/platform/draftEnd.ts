import apiFetch from '@wordpress/api-fetch';
import { isRecord, stringOr } from '../kernel/guards';
import { fail, ok, type Result } from '../kernel/result';
import { createSignal } from '../kernel/signal';
import { parseDraftStatus, type DraftStatus } from './boot';
import { attempt } from './failure';

/** Why nothing can be saved into a site draft any more. */
export type DraftEnd =
	| {
			readonly name: 'published';
			/** Null until it is known. */
			readonly by: { readonly id: number; readonly name: string } | null;
			/** In UTC, as ISO 8601; empty until it is known. */
			readonly date: string;
			/** Whether its schedule has published it. */
			readonly isScheduled: boolean;
	  }
	| { readonly name: 'deleted' }
	/** Another theme is active: the draft can be opened again with its own. */
	| { readonly name: 'theme' };

/** The end of the draft that this page has open; null while it can be saved into. */
export const draftEnd = createSignal< DraftEnd | null >( null );

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

const MISSING = 'atelier_draft_missing';

/** The codes with which the site refuses requests in a draft that has ended. */
const REFUSALS: Readonly< Record< string, DraftEnd > > = {
	[ MISSING ]: { name: 'deleted' },
	atelier_draft_published: {
		name: 'published',
		by: null,
		date: '',
		isScheduled: false,
	},
	atelier_draft_theme: { name: 'theme' },
};

/** The end that the refusal of a request in a draft proves; null for other errors. */
export const endByRefusal = ( raw: unknown ): DraftEnd | null =>
	( isRecord( raw ) && REFUSALS[ stringOr( raw.code ) ] ) || null;

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
