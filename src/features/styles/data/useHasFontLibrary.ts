import { useSyncExternalStore } from '@wordpress/element';
import { editorSettings, onStage } from '../../../platform/stages';

/**
 * Whether the site has a font library. WordPress's default for the setting is in its scripts; a plugin disables it in the
 * editor settings, which load with the editor stage.
 */
export const useHasFontLibrary = (): boolean =>
	useSyncExternalStore(
		onStage,
		() => editorSettings().fontLibraryEnabled !== false
	);
