import { isRecord, stringOr } from '@/kernel/guards';
import { request } from '@/platform/request';
import { inDraft } from '@/platform/draftArg';
import { boot } from '@/platform/boot';
import { pageOf } from '@/features/previews';
import { useLoad } from '@/ui/useLoad';
import { ok, type Load, type Result } from '@/kernel/result';

/**
 * A preview of a document in a draft, or on the live site for null, as a page for a frame; null if there is none.
 *
 * @param of
 * @param draft
 * @param version
 * @param isProposed Whether nobody has accepted it yet: then nothing is loaded from other sites, which would learn of the review.
 */
export const useDraftPreview = (
	of: string,
	draft: number | null,
	version: string,
	isProposed: boolean
): Load< string | null > =>
	useLoad( `${ of } ${ draft } ${ version } ${ isProposed }`, () =>
		fetchPicture( of, draft, isProposed )
	);

async function fetchPicture(
	of: string,
	draft: number | null,
	isProposed: boolean
): Promise< Result< string | null > > {
	const path = `/atelier/v1/previews?refs[]=${ encodeURIComponent( of ) }&with_head=1`;
	const answer = await request(
		draft === null
			? { path, isLive: true }
			: { path: inDraft( path, draft ) }
	);
	if ( ! answer.ok ) {
		return answer;
	}
	const { head, items } = isRecord( answer.value ) ? answer.value : {};
	const item: unknown = Array.isArray( items ) ? items[ 0 ] : null;
	return ok(
		isRecord( item ) && item.isEmpty !== true
			? pageOf(
					item,
					`${ isProposed ? ownRequests() : '' }${ stringOr( head ) }`
				)
			: null
	);
}

/** As includes/Previews/Own_Requests.php for pages of the front end. */
function ownRequests(): string {
	const own = `'self' ${ new URL( boot().homeUrl ).origin }`;
	return `<meta http-equiv="Content-Security-Policy" content="img-src ${ own } data: blob:; media-src ${ own } data: blob:; frame-src ${ own }">`;
}
