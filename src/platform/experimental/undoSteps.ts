/** The block editor's undo levels. Seen in WordPress 6.8 and 7.1; WordPress's own save panel uses this. */
import { dispatch } from '@wordpress/data';

/**
 * Ends the undo level that typing belongs to. The block editor does so itself a second after the last key, and then
 * passes the blocks to the record once more: changes that were discarded in that second would come back. Until then the
 * record gets blocks without content: text typed right after a save would not count as a change, and would not be in
 * the next save.
 */
export function endTypingStep(): void {
	blockEditor()?.__unstableMarkLastChangeAsPersistent?.();
}

/** Merges the next change of blocks into the previous undo level. */
export function joinNextChange(): void {
	blockEditor()?.__unstableMarkNextChangeAsNotPersistent?.();
}

/** The name of the block editor's store. */
export const BLOCK_EDITOR = 'core/block-editor';

interface MarkListeners {
	/** Called when the undo level of typing ends with the last change. */
	readonly onEnd: () => void;
	/** Called when a block itself makes the next change. */
	readonly onJoin: () => void;
}

/**
 * The block editor's actions, with callbacks for the end of undo levels and for changes without a level of their own.
 *
 * @return The same actions each time. Undefined before the editor's scripts have run.
 */
export function withMarks(
	actions: () => unknown,
	{ onEnd, onJoin }: MarkListeners
): () => unknown {
	let told: Marks | undefined;
	return () => {
		const marks = actions() as Marks | undefined;
		told ??= marks && {
			...marks,
			__unstableMarkLastChangeAsPersistent: ( ...args ) => {
				onEnd();
				return marks.__unstableMarkLastChangeAsPersistent?.( ...args );
			},
			__unstableMarkNextChangeAsNotPersistent: ( ...args ) => {
				onJoin();
				return marks.__unstableMarkNextChangeAsNotPersistent?.(
					...args
				);
			},
		};
		return told;
	};
}

/** core-data's actions, with a callback for the end of an undo level in the block editor. */
export const withStepEnds = < Actions extends object >(
	actions: Actions,
	onEnd: () => void
): Actions => {
	const { __unstableCreateUndoLevel: createLevel } = actions as CoreMarks;
	return {
		...actions,
		__unstableCreateUndoLevel: ( ...args: unknown[] ) => {
			onEnd();
			return createLevel?.( ...args );
		},
	};
};

interface CoreMarks {
	readonly __unstableCreateUndoLevel?: ( ...args: unknown[] ) => unknown;
}

interface Marks {
	readonly __unstableMarkLastChangeAsPersistent?: (
		...args: unknown[]
	) => unknown;
	readonly __unstableMarkNextChangeAsNotPersistent?: (
		...args: unknown[]
	) => unknown;
}

/** By name: the store is registered once the editor's scripts have run, late. */
const blockEditor = () => dispatch( BLOCK_EDITOR ) as Marks | undefined;
