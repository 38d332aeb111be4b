import { useMemo } from '@wordpress/element';
import type { DocumentRef } from '@/features/documents/index.model';
import {
	copyBlock,
	putBlocks,
	restoreField,
	useCurrentState,
	useReadState,
	type EditorBlock,
} from '../data/currentState';
import type { OpenRevision } from '../data/useRevision';
import {
	compareStates,
	type Change,
	type Comparison,
	type ReadState,
} from '../model/comparison';
import { blocksWith, type Basis } from '../model/restoration';

const NOTHING: Comparison< EditorBlock > = { blocks: [], changes: [] };

export interface OpenComparison {
	/** The shown state; null where the browser can't render it. */
	readonly shown: ReadState< EditorBlock > | null;
	readonly before: ReadState< EditorBlock > | null;
	readonly comparison: Comparison< EditorBlock >;
	/** Whether the document equals the revision. */
	readonly isSame: boolean;
	/** Returns a function that restores a change; null where the document already matches. */
	readonly restorationOf: (
		change: Change< EditorBlock >
	) => ( () => void ) | null;
}

/** Compares a revision with the previous one or with the edited document. */
export function useComparison(
	document: DocumentRef,
	open: OpenRevision | null,
	basis: Basis
): OpenComparison {
	const current = useCurrentState( document );
	const shown = useReadState( open?.state ?? null );
	const previous = useReadState( open?.previous ?? null );
	const before = basis === 'current' ? current : previous;
	const comparison = useMemo(
		() => ( shown ? compareStates( before, shown ) : NOTHING ),
		[ before, shown ]
	);
	const isSame = useMemo(
		() =>
			shown !== null &&
			compareStates( current, shown ).changes.length === 0,
		[ current, shown ]
	);
	const restorationOf = ( change: Change< EditorBlock > ) => {
		if ( ! shown ) {
			return null;
		}
		if ( change.kind === 'field' ) {
			const { key } = change;
			const value = shown.fields[ key ] ?? '';
			return value === current.fields[ key ]
				? null
				: () => restoreField( document, key, value );
		}
		const blocks = blocksWith(
			{ basis, current, shown, previous },
			change,
			copyBlock
		);
		return (
			blocks &&
			( () =>
				putBlocks(
					document,
					blocks,
					[ current, shown, previous ].flatMap( ( state ) =>
						state ? [ state.blocks ] : []
					),
					[ open?.state, open?.previous ].flatMap( ( state ) =>
						state ? [ state.content ] : []
					)
				) )
		);
	};
	return { shown, before, comparison, isSame, restorationOf };
}
