import { useMemo, useSyncExternalStore } from '@wordpress/element';
import { stringOr, type UnknownRecord } from '@/kernel/guards';
import type { Subject } from '@/kernel/subject';
import { onStage, stageIfLoaded } from '@/platform/stages';
import { compareBlocks, compareFields } from '@/features/documents/index.model';
import {
	blocksOf,
	type RecordChanges,
} from '@/features/documents/index.records';
import { useNamedChanges } from './useNamedChanges';

/** The changes, and whether more will be found once block types are registered. */
export interface ValueChanges extends RecordChanges {
	readonly isWaiting: boolean;
}

interface Values {
	readonly edits: UnknownRecord;
	/** The values that the edits are based on. */
	readonly base: UnknownRecord;
}

/** The changes of edits that core-data doesn't hold, compared with their base. */
export function useValueChanges(
	subject: Pick< Subject, 'kind' | 'name' >,
	{ edits, base }: Values
): ValueChanges {
	const hasBlockTypes = useSyncExternalStore(
		onStage,
		() => stageIfLoaded( 'editor' ) !== undefined
	);
	const fields = useMemo(
		() =>
			Object.keys( edits )
				.filter( ( name ) => name !== 'content' )
				.flatMap( ( name ) =>
					compareFields( base[ name ], edits[ name ], [ name ] )
				),
		[ edits, base ]
	);
	const named = useNamedChanges( subject, fields );
	return useMemo( () => {
		const hasContent = 'content' in edits;
		return {
			fields: named,
			blocks:
				hasContent && hasBlockTypes
					? compareBlocks(
							blocksOf( stringOr( base.content ) ),
							blocksOf( stringOr( edits.content ) )
						)
					: [],
			isWaiting: hasContent && ! hasBlockTypes,
		};
	}, [ named, edits, base, hasBlockTypes ] );
}
