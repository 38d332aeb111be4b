import { dispatch, useDispatch, useSelect } from '@wordpress/data';
import { store as preferencesStore } from '@wordpress/preferences';
import { useCallback } from '@wordpress/element';
import { preferSettings } from '../../../platform/experimental/pluginSidebars';

/** The scope that WordPress's own editors share, so that a choice made in one holds in all. */
const SCOPE = 'core';

/** Choices that are on or off. */
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

/** What holds for someone who never chose; WordPress keeps the choices with the user. */
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

/** A choice, and how to turn it over. */
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
