import { useMemo, useSyncExternalStore } from '@wordpress/element';
import { stringOr } from '@/kernel/guards';
import { onStage, stageIfLoaded } from '@/platform/stages';
import { compareBlocks, compareFields } from '@/features/documents/index.model';
import {
	blocksOf,
	type RecordChanges,
} from '@/features/documents/index.records';
import { useNamedChanges } from '@/features/saving/index.records';
import type { EntryRecord } from '../model/entry';
import { subjectOf } from './subject';

/** The changes of a record in an entry, and whether they are incomplete until the block types have loaded. */
export interface EntryChanges extends RecordChanges {
	readonly isWaiting: boolean;
}

export function useEntryChanges( record: EntryRecord ): EntryChanges {
	const { before, after } = record;
	const hasBlockTypes = useSyncExternalStore(
		onStage,
		() => stageIfLoaded( 'editor' ) !== undefined
	);
	const fields = useMemo(
		() =>
			[
				...new Set( [
					...Object.keys( before ),
					...Object.keys( after ),
				] ),
			]
				.filter( ( name ) => name !== 'content' )
				.flatMap( ( name ) =>
					compareFields( before[ name ], after[ name ], [ name ] )
				),
		[ before, after ]
	);
	const subject = useMemo( () => subjectOf( record ), [ record ] );
	const named = useNamedChanges( subject, fields );
	return useMemo( () => {
		const hasContent = 'content' in before || 'content' in after;
		return {
			fields: named,
			blocks:
				hasContent && hasBlockTypes
					? compareBlocks(
							blocksOf( stringOr( before.content ) ),
							blocksOf( stringOr( after.content ) )
						)
					: [],
			isWaiting: hasContent && ! hasBlockTypes,
		};
	}, [ named, before, after, hasBlockTypes ] );
}
