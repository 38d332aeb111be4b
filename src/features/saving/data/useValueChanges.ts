import { useMemo, useSyncExternalStore } from '@wordpress/element';
import { stringOr, type UnknownRecord } from '../../../kernel/guards';
import type { Subject } from '../../../kernel/subject';
import { onStage, stageIfLoaded } from '../../../platform/stages';
import { compareBlocks, compareFields } from '../../documents/index.model';
import { blocksOf, type RecordChanges } from '../../documents/index.records';
import { useNamedChanges } from './useNamedChanges';

/** What was changed, and whether more will be known once there are block types to read it with. */
export interface ValueChanges extends RecordChanges {
	readonly isWaiting: boolean;
}

interface Values {
	readonly edits: UnknownRecord;
	/** What the edits were made on. */
	readonly base: UnknownRecord;
}

/** What edits that are not core-data's would change in what they were made on. */
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
