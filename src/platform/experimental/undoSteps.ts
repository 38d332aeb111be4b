/** The block editor's undo steps. Seen in WordPress 6.8 and 7.1; WordPress's own save panel uses this. */
import { dispatch } from '@wordpress/data';

/**
 * Ends the step that typing is still part of. The block editor does so by itself a second after the
 * last key, and then gives the blocks to the record once more: changes that were discarded in that
 * second would come back. Until then the record gets blocks alone, and no content: what is typed right
 * after a save would not count as a change, and would not be part of the next one.
 */
export function endTypingStep(): void {
	blockEditor()?.__unstableMarkLastChangeAsPersistent?.();
}

/** The next change of blocks belongs to the step of undo before it. */
export function joinNextChange(): void {
	blockEditor()?.__unstableMarkNextChangeAsNotPersistent?.();
}

/** What the block editor calls its store. */
export const BLOCK_EDITOR = 'core/block-editor';

interface MarkListeners {
	/** The step that typing is part of ends with the last change. */
	readonly onEnd: () => void;
	/** The next change is made by a block itself. */
	readonly onJoin: () => void;
}

/**
 * The block editor's actions, with somebody told of where steps end and what belongs to none of its own.
 *
 * @return Answers the same actions each time. There are none before the editor's scripts are loaded.
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

/** core-data's actions, with somebody told when the block editor has a step end. */
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

/** By name: the store exists only once the editor's scripts are loaded, and they load late. */
const blockEditor = () => dispatch( BLOCK_EDITOR ) as Marks | undefined;
