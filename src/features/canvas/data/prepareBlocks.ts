import { registerCoreBlocks } from '@wordpress/block-library';
import { store as blocksStore } from '@wordpress/blocks';
import { dispatch } from '@wordpress/data';
import { coreBlocks } from '@/platform/experimental/coreBlocks';
import { removeOwnApplyGlobally } from '@/platform/experimental/ownApplyGlobally';
import { setPreferenceDefaults } from '@/platform/editorPreferences';

/** Registers WordPress's blocks and the editor's defaults; once, before the first canvas. */
export function prepareBlocks(): void {
	// Plugins that loaded later have filters on block types that are already registered.
	void dispatch( blocksStore ).reapplyBlockTypeFilters();
	// Text without blocks has a block of its own: see `registerClassicText()`.
	registerCoreBlocks(
		coreBlocks().filter( ( { name } ) => name !== 'core/freeform' )
	);
	removeOwnApplyGlobally();
	setPreferenceDefaults();
}
