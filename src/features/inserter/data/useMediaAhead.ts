import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { mayPluginsUseMedia, preloadStage } from '@/platform/stages';
import { preloadIfCheap } from '@/platform/warmUp';

/**
 * Loads the media library early: after the first edit of a block, and if plugins may need it.
 *
 * @param isReady Whether the blocks are on the canvas.
 */
export function useMediaAhead( isReady: boolean ): void {
	const hasBegun = useSelect(
		( select ) =>
			select( blockEditorStore ).getSelectedBlockClientId() !== null,
		[]
	);
	const isNeeded = isReady && mayPluginsUseMedia();
	const isLikely = isReady && hasBegun;
	useEffect( () => {
		if ( isNeeded ) {
			void preloadStage( 'media' );
		} else if ( isLikely ) {
			void preloadIfCheap( 'media' );
		}
	}, [ isNeeded, isLikely ] );
}
