import { registerCoreBlocks } from '@wordpress/block-library';
import {
	setFreeformContentHandlerName,
	store as blocksStore,
} from '@wordpress/blocks';
import { dispatch } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';
import { MediaUpload } from '@wordpress/media-utils';
import { coreBlocks } from '../../../platform/experimental/coreBlocks';

/** Registers WordPress's blocks and its media modal; once, before the first canvas. */
export function prepareBlocks(): void {
	// Plugins that came late have filters on block types that were registered before them.
	void dispatch( blocksStore ).reapplyBlockTypeFilters();
	// The freeform block needs TinyMCE, which no canvas frame can host; HTML holds what it would.
	registerCoreBlocks(
		coreBlocks().filter( ( { name } ) => name !== 'core/freeform' )
	);
	setFreeformContentHandlerName( 'core/html' );
	addFilter( 'editor.MediaUpload', 'atelier/media-modal', () => MediaUpload );
}
