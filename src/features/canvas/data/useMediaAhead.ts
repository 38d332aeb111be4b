import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { mayPluginsUseMedia, preloadStage } from '../../../platform/stages';
import { preloadIfCheap } from '../../../platform/warmUp';

/**
 * Loads the media library ahead of need: for whoever has begun to edit blocks, and where plugins may need it.
 *
 * @param isReady Whether there is something to edit.
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
