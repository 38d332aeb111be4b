import { store as blockEditorStore } from '@wordpress/block-editor';
import { isUnmodifiedDefaultBlock } from '@wordpress/blocks';
import { dispatch, select } from '@wordpress/data';

/**
 * A click below the last block of a post adds an empty block and focuses it.
 *
 * @return Stops watching.
 */
export function watchSpaceBelow( frame: Document ): () => void {
	const press = ( event: PointerEvent ) => {
		const blocks = frame.querySelector( '.is-root-container' );
		const isOnPage =
			event.target === frame.body ||
			event.target === frame.documentElement;
		if (
			! blocks ||
			! isOnPage ||
			event.clientY < blocks.getBoundingClientRect().bottom
		) {
			return;
		}
		event.preventDefault();
		const editor = select( blockEditorStore );
		const last = editor.getBlockOrder().at( -1 );
		const { insertDefaultBlock, selectBlock } =
			dispatch( blockEditorStore );
		const block = last === undefined ? null : editor.getBlock( last );
		if (
			last !== undefined &&
			block &&
			isUnmodifiedDefaultBlock( block )
		) {
			void selectBlock( last );
		} else {
			void insertDefaultBlock();
		}
	};
	frame.addEventListener( 'pointerdown', press );
	return () => frame.removeEventListener( 'pointerdown', press );
}
