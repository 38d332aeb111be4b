import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { mayPluginsUseMedia, preloadStage } from '@/platform/stages';
import { preloadIfCheap } from '@/platform/warmUp';

/** How long nobody types before it is loaded for who has the caret in a text, in milliseconds. */
const REST = 2000;

/**
 * Loads the media library early: once a block is selected, and if plugins may need it. Not while somebody types, whose keys would
 * wait for its scripts.
 *
 * @param isReady Whether the blocks are on the canvas.
 */
export function useMediaAhead( isReady: boolean ): void {
	const { hasBegun, isInText, isTyping } = useSelect( ( select ) => {
		const editor = select( blockEditorStore );
		return {
			hasBegun: editor.getSelectedBlockClientId() !== null,
			isInText: editor.getSelectionStart().attributeKey !== undefined,
			isTyping: editor.isTyping(),
		};
	}, [] );
	const isNeeded = isReady && mayPluginsUseMedia();
	const isLikely = isReady && hasBegun && ! isTyping;
	useEffect( () => {
		if ( isNeeded ) {
			void preloadStage( 'media' );
		}
	}, [ isNeeded ] );
	useEffect( () => {
		if ( ! isLikely ) {
			return undefined;
		}
		const rest = setTimeout(
			() => void preloadIfCheap( 'media' ),
			isInText ? REST : 0
		);
		return () => clearTimeout( rest );
	}, [ isLikely, isInText ] );
}
