import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';

/** Undo and redo; null if not available. */
export function useUndo(): {
	readonly undo: ( () => void ) | null;
	readonly redo: ( () => void ) | null;
} {
	const { hasUndo, hasRedo } = useSelect( ( select ) => {
		const core = select( coreStore );
		return { hasUndo: core.hasUndo(), hasRedo: core.hasRedo() };
	}, [] );
	const { undo, redo } = useDispatch( coreStore );
	return {
		undo: hasUndo ? () => void undo() : null,
		redo: hasRedo ? () => void redo() : null,
	};
}
