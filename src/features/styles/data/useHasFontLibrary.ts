import { useSyncExternalStore } from '@wordpress/element';
import { editorSettings, onStage } from '../../../platform/stages';

/**
 * Whether the site has a font library. WordPress has the setting in its scripts alone, where it is on; a
 * plugin switches it off in the settings of the editor, which come with the editor stage.
 */
export const useHasFontLibrary = (): boolean =>
	useSyncExternalStore(
		onStage,
		() => editorSettings().fontLibraryEnabled !== false
	);
