import { isRecord, stringOr } from '@/kernel/guards';
import { request } from '@/platform/request';
import { inDraft } from '@/platform/draftArg';
import { pageOf } from '@/features/previews';
import { useLoad } from '@/ui/useLoad';
import { ok, type Load, type Result } from '@/kernel/result';

/** A preview of a document in a draft, or on the live site for null, as a page for a frame; null if there is none. */
export const usePicture = (
	of: string,
	draft: number | null,
	version: string
): Load< string | null > =>
	useLoad( `${ of } ${ draft } ${ version }`, () =>
		fetchPicture( of, draft )
	);

async function fetchPicture(
	of: string,
	draft: number | null
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
			? pageOf( item, stringOr( head ) )
			: null
	);
}
