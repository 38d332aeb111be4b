import apiFetch from '@wordpress/api-fetch';
import { boot, type OpenedDraft } from './boot';
import { inDraft } from './draftArg';

/** The site draft that is shown and saved into; null on the live site, also where that is shown in place of a draft. */
export function openDraft(): OpenedDraft | null {
	const { siteDraft } = boot();
	return siteDraft &&
		siteDraft.problem === '' &&
		siteDraft.status !== 'published'
		? siteDraft
		: null;
}

/** Routes about drafts name the one that they mean. */
const ABOUT_DRAFTS = /^\/?atelier\/v1\/site-drafts/;

/**
 * Has every REST request made in the draft that is open. Registered before the preloaded answers of later stages, which
 * are asked first then, by the paths that they were stored with.
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
		// Other pages of a list come by the address that the first one names.
		return next(
			typeof url === 'string' && isOwnRoute( url )
				? { ...options, url: inDraft( url, draft.id ) }
				: options
		);
	} );
}

/** Addresses of this site's REST API, with permalinks or without. */
const isOwnRoute = ( url: string ): boolean =>
	url.startsWith( new URL( boot().homeUrl ).origin ) &&
	/\/wp-json\/|[?&]rest_route=/.test( url );
