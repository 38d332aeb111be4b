import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	store as shortcutsStore,
	type Shortcut,
} from '@wordpress/keyboard-shortcuts';

/**
 * The shortcuts of the editor. Those that start with `core/` are answered by WordPress's own editor
 * package; saving is Atelier's, because it knows about every changed record.
 */
const shortcuts = (): Shortcut[] => [
	{
		name: 'atelier/save',
		category: 'global',
		description: __( 'Save your changes.', 'atelier' ),
		keyCombination: { modifier: 'primary', character: 's' },
	},
	{
		name: 'core/editor/undo',
		category: 'global',
		description: __( 'Undo your last changes.', 'atelier' ),
		keyCombination: { modifier: 'primary', character: 'z' },
	},
	{
		name: 'core/editor/redo',
		category: 'global',
		description: __( 'Redo your last undo.', 'atelier' ),
		keyCombination: { modifier: 'primaryShift', character: 'z' },
	},
	{
		name: 'core/editor/toggle-list-view',
		category: 'global',
		description: __( 'Show or hide the document overview.', 'atelier' ),
		keyCombination: { modifier: 'access', character: 'o' },
	},
	{
		name: 'atelier/toggle-settings',
		category: 'global',
		description: __( 'Show or hide the settings.', 'atelier' ),
		keyCombination: { modifier: 'primaryShift', character: ',' },
	},
];

/** Registers the editor's shortcuts for as long as the editor is there. */
export function useEditorShortcuts(): void {
	const { registerShortcut, unregisterShortcut } =
		useDispatch( shortcutsStore );
	useEffect( () => {
		const registered = shortcuts();
		for ( const shortcut of registered ) {
			void registerShortcut( shortcut );
		}
		return () => {
			for ( const { name } of registered ) {
				void unregisterShortcut( name );
			}
		};
	}, [ registerShortcut, unregisterShortcut ] );
}
