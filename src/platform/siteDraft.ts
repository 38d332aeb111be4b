import apiFetch from '@wordpress/api-fetch';
import { createSignal } from '@/kernel/signal';
import { boot, type OpenedDraft } from './boot';
import { inDraft } from './draftArg';
import { isRead, type RequestOptions } from './requestMethod';
import { isRestUrl } from './restUrl';

/**
 * The open site draft, which is shown and saved into; null on the live site, also where that is shown in place of a
 * draft.
 */
export function openDraft(): OpenedDraft | null {
	const { siteDraft } = boot();
	return siteDraft &&
		siteDraft.problem === '' &&
		siteDraft.status !== 'published'
		? ( renamed.get( siteDraft ) ?? siteDraft )
		: null;
}

/** The page's own data has the title from when it was opened. */
const renamed = new WeakMap< OpenedDraft, OpenedDraft >();

/** Keeps the title that the open draft has now: anybody can rename it while it is open. */
export function setOpenDraftTitle( title: string ): void {
	const { siteDraft } = boot();
	if ( siteDraft && openDraft()?.title !== title ) {
		renamed.set( siteDraft, { ...siteDraft, title } );
	}
}

/** The number of saves into the open draft that have succeeded since the page was opened. */
export const draftSaves = createSignal( 0 );

/** Atelier's own routes change nothing in the open draft, except those about drafts. */
const OWN_ROUTES = /^\/?atelier\/v1\//;

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
	apiFetch.use( ( options: RequestOptions, next ) => {
		const { path, url, isLive = false } = options;
		if ( isLive ) {
			return next( options );
		}
		if ( typeof path === 'string' ) {
			const answer = next(
				ABOUT_DRAFTS.test( path )
					? options
					: { ...options, path: inDraft( path, draft.id ) }
			);
			if ( ! isRead( options ) && ! OWN_ROUTES.test( path ) ) {
				countSave( answer );
			}
			return answer;
		}
		// The next pages of a list have the URLs of the `Link` header.
		return next(
			typeof url === 'string' && isRestUrl( url )
				? { ...options, url: inDraft( url, draft.id ) }
				: options
		);
	} );
}

function countSave( answer: unknown ): void {
	void Promise.resolve( answer ).then(
		() => draftSaves.set( draftSaves.get() + 1 ),
		() => undefined
	);
}
