import apiFetch from '@wordpress/api-fetch';
import { isSameOrigin } from '../kernel/isSameOrigin';
import { boot, type OpenedDraft } from './boot';
import { inDraft } from './draftArg';

/**
 * The open site draft, which is shown and saved into; null on the live site, also where that is shown in place of a
 * draft.
 */
export function openDraft(): OpenedDraft | null {
	const { siteDraft } = boot();
	return siteDraft &&
		siteDraft.problem === '' &&
		siteDraft.status !== 'published'
		? siteDraft
		: null;
}

/** REST routes of site drafts name their draft themselves. */
const ABOUT_DRAFTS = /^\/?atelier\/v1\/site-drafts/;

/**
 * Sends all REST requests in the open draft. Registered before the preloaded responses of later stages, whose
 * middleware then runs first and finds them by their original paths.
 */
export function draftMiddleware(): void {
	const draft = openDraft();
	if ( ! draft ) {
		return;
	}
	apiFetch.use( ( options, next ) => {
		const { path, url } = options;
		if ( typeof path === 'string' ) {
			return next(
				ABOUT_DRAFTS.test( path )
					? options
					: { ...options, path: inDraft( path, draft.id ) }
			);
		}
		// The next pages of a list have the URLs of the `Link` header.
		return next(
			typeof url === 'string' && isOwnRoute( url )
				? { ...options, url: inDraft( url, draft.id ) }
				: options
		);
	} );
}

/** URLs of this site's REST API, with pretty or plain permalinks. */
const isOwnRoute = ( url: string ): boolean =>
	isSameOrigin( url, boot().homeUrl ) &&
	/\/wp-json\/|[?&]rest_route=/.test( url );
