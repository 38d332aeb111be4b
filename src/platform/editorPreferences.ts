import { dispatch, useDispatch, useSelect } from '@wordpress/data';
import { store as preferencesStore } from '@wordpress/preferences';
import { useCallback } from '@wordpress/element';
import { preferSettings } from './experimental/pluginSidebars';

/** The scope that all of WordPress's own editors share. */
const SCOPE = 'core';

/** On/off preferences. */
export type EditorPreference =
	| 'fixedToolbar'
	| 'focusMode'
	| 'distractionFree'
	| 'showListViewByDefault'
	| 'showBlockBreadcrumbs'
	| 'keepCaretInsideBlock'
	| 'enableChoosePatternModal'
	| 'isPublishSidebarEnabled'
	| 'showIconLabels'
	| 'mostUsedBlocks'
	| 'allowRightClickOverrides';

/** Defaults; WordPress stores the user's preferences. */
const DEFAULTS = {
	editorMode: 'visual',
	editorTool: 'edit',
	openPanels: [ 'post-status' ],
	inactivePanels: [],
	fixedToolbar: false,
	focusMode: false,
	distractionFree: false,
	keepCaretInsideBlock: false,
	showBlockBreadcrumbs: true,
	showListViewByDefault: false,
	isComplementaryAreaVisible: true,
	enableChoosePatternModal: true,
	isPublishSidebarEnabled: true,
	showIconLabels: false,
	mostUsedBlocks: false,
	allowRightClickOverrides: true,
};

export function setPreferenceDefaults(): void {
	void dispatch( preferencesStore ).setDefaults( SCOPE, DEFAULTS );
	preferSettings();
}

/** A preference, and a toggle. */
export function usePreference(
	name: EditorPreference
): readonly [ isOn: boolean, toggle: () => void ] {
	const isOn = useSelect(
		( select ) => select( preferencesStore ).get( SCOPE, name ) === true,
		[ name ]
	);
	const { toggle } = useDispatch( preferencesStore );
	return [
		isOn,
		useCallback( () => void toggle( SCOPE, name ), [ toggle, name ] ),
	];
}
