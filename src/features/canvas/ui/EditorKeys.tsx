import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { useShortcut } from '@wordpress/keyboard-shortcuts';
import type { RefObject } from 'react';
import { isZoomedOut, setZoomedOut } from '@/features/sections/index.editor';
import { watchPastes } from '@/features/uneditable/index.editor';
import { useEditorParts } from '../data/editorParts';
import { isOverviewFocusWanted } from '../data/overviewFocus';
import { useCanUseTools } from '../data/useCanUseTools';

interface EditorKeysProps {
	readonly layout: RefObject< HTMLElement >;
	readonly isInTemplate: boolean;
	readonly onToggleSettings: () => void;
}

/** The shortcuts of the open editor. */
export function EditorKeys( {
	layout,
	isInTemplate,
	onToggleSettings,
}: EditorKeysProps ) {
	useEditorParts().useShortcuts();
	useEffect( () => watchPastes( window.document ), [] );
	const canUseTools = useCanUseTools();
	const { getSelectedBlockClientId } = useSelect(
		( select ) => select( blockEditorStore ),
		[]
	);
	useShortcut(
		'atelier/toggle-zoom',
		( event ) => {
			event.preventDefault();
			setZoomedOut( ! isZoomedOut.get(), isInTemplate );
		},
		{ isDisabled: ! canUseTools }
	);
	// WordPress's handler opens the overview in the same event.
	useShortcut( 'core/editor/toggle-list-view', () =>
		isOverviewFocusWanted.set(
			canUseTools &&
				overviewButton( layout )?.getAttribute( 'aria-expanded' ) !==
					'true'
		)
	);
	// With a selected block, the block editor moves the focus to its toolbar.
	useShortcut( 'core/block-editor/focus-toolbar', ( event ) => {
		if ( getSelectedBlockClientId() === null ) {
			event.preventDefault();
			layout.current
				?.querySelector< HTMLElement >(
					'[data-document-tools] [role="toolbar"] button'
				)
				?.focus();
		}
	} );
	useShortcut( 'atelier/toggle-settings', ( event ) => {
		event.preventDefault();
		onToggleSettings();
	} );
	return null;
}

/** The button of the document overview in an editor. */
export const overviewButton = ( layout: RefObject< HTMLElement > ) =>
	layout.current?.querySelector< HTMLElement >( 'button[data-overview]' );
