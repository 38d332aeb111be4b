import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { stringOr } from '@/kernel/guards';
import {
	titleOf,
	type ChangedRecord,
	type DocumentRef,
} from '@/features/documents/index.model';
import { recordArgs } from '@/features/documents/index.records';
import { saveAlone } from '@/features/saving/index.records';
import type { statusAfter } from '../model/step';

/** The outcome of publishing. Undecided: the user hasn't resolved something yet, such as a conflict. */
export type Published =
	| { readonly name: 'done'; readonly status: string; readonly link: string }
	| { readonly name: 'failed'; readonly reason: string }
	| { readonly name: 'undecided' };

/**
 * Saves a document with another status. If that fails, the former status is restored: a later save must not publish the
 * document.
 */
export async function publish(
	{ type, id }: DocumentRef,
	status: ReturnType< typeof statusAfter >
): Promise< Published > {
	const key = recordArgs( { kind: 'postType', name: type, id } );
	const core = select( coreStore );
	const { editEntityRecord } = dispatch( coreStore );
	const { status: before } = core.getEditedEntityRecord( ...key ) || {};
	await editEntityRecord( ...key, { status }, OUTSIDE_UNDO );
	const outcome = await saveAlone( recordOf( { type, id } ) );
	const saved = core.getRawEntityRecord( ...key ) ?? {};
	const isSaved = outcome === 'saved' || outcome === 'dropped';
	if ( isSaved && saved.status !== before ) {
		return {
			name: 'done',
			status: stringOr( saved.status ),
			link: stringOr( saved.link ),
		};
	}
	const { status: now } = core.getEditedEntityRecord( ...key ) || {};
	if ( now === status ) {
		await editEntityRecord( ...key, { status: before }, OUTSIDE_UNDO );
	}
	return outcome !== null && typeof outcome === 'object'
		? { name: 'failed', reason: outcome.failed }
		: { name: 'undecided' };
}

/** The document as a changed record. */
export function recordOf( { type, id }: DocumentRef ): ChangedRecord {
	const record = { kind: 'postType', name: type, id };
	const edited =
		select( coreStore ).getEditedEntityRecord( ...recordArgs( record ) ) ||
		{};
	return { ...record, title: titleOf( edited ) };
}

/** Publishing can't be undone with a shortcut. */
const OUTSIDE_UNDO = { undoIgnore: true } as const;
