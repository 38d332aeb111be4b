import { useMemo, useSyncExternalStore } from '@wordpress/element';
import { stringOr } from '../../../kernel/guards';
import { onStage, stageIfLoaded } from '../../../platform/stages';
import { useNamedChanges } from '../../saving/index.records';
import { compareBlocks, compareFields } from '../../documents/index.model';
import { blocksOf, type RecordChanges } from '../../documents/index.records';
import { valuesOf, type Entry } from '../model/entry';

/** What was changed, and whether more will be known once there are block types to read it with. */
export interface OfferChanges extends RecordChanges {
	readonly isWaiting: boolean;
}

/** What an entry would change in what it was made on. */
export function useOfferChanges( entry: Entry ): OfferChanges {
	const { edits, base } = useMemo( () => valuesOf( entry ), [ entry ] );
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
	const named = useNamedChanges( entry.subject, fields );
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
