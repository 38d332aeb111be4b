import { isRecord, stringOr } from '@/kernel/guards';
import { ok, type Result } from '@/kernel/result';
import { request } from '@/platform/request';
import { openDraft } from '@/platform/siteDraft';
import { useLoad } from '@/ui/useLoad';
import type { DocumentRef } from '@/features/documents/index.model';

/** The site draft that has a document which the live site doesn't have. */
export interface Holder {
	readonly id: number;
	readonly title: string;
	/** The title of the document in the draft. */
	readonly record: string;
}

/** Asks which site draft has created a document; null for none that the user may know of. */
export async function fetchHolder( {
	type,
	id,
}: DocumentRef ): Promise< Result< Holder | null > > {
	const key = encodeURIComponent( `${ type }:${ id }` );
	const answer = await request( {
		path: `/atelier/v1/site-drafts/holder?key=${ key }`,
	} );
	return answer.ok ? ok( parseHolder( answer.value ) ) : answer;
}

function parseHolder( raw: unknown ): Holder | null {
	const draft = isRecord( raw ) ? raw.draft : null;
	return isRecord( draft ) && Number( draft.id )
		? {
				id: Number( draft.id ),
				title: stringOr( draft.title ),
				record: stringOr( draft.record ),
			}
		: null;
}

/**
 * The site draft that has a document which can't be opened here; null while loading, and for other documents.
 *
 * @param document
 * @param isMissing Whether the document can't be opened; otherwise nothing is requested.
 */
export function useHolder(
	document: DocumentRef,
	isMissing: boolean
): Holder | null {
	const load = useLoad(
		`${ document.type }:${ document.id }`,
		() => fetchHolder( document ),
		{ isWanted: isMissing }
	);
	const holder = isMissing && load.status === 'ready' ? load.value : null;
	return holder?.id === openDraft()?.id ? null : holder;
}
