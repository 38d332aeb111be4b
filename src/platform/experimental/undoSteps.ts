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

interface Marks {
	readonly __unstableMarkLastChangeAsPersistent?: () => void;
	readonly __unstableMarkNextChangeAsNotPersistent?: () => void;
}

/** By name: the store exists only once the editor's scripts are loaded, and they load late. */
const blockEditor = () => dispatch( 'core/block-editor' ) as Marks | undefined;
