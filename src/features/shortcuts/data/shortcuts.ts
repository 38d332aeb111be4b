import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	store as shortcutsStore,
	type Shortcut,
} from '@wordpress/keyboard-shortcuts';
import { displayShortcut } from '@wordpress/keycodes';

/**
 * The shortcuts of the editor. WordPress's own editor package handles those that start with `core/`; Atelier handles
 * saving, for all changed records.
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
		name: 'core/editor/toggle-mode',
		category: 'global',
		description: __(
			'Switch between visual editor and code editor.',
			'atelier'
		),
		keyCombination: { modifier: 'secondary', character: 'm' },
	},
	{
		name: 'atelier/toggle-zoom',
		category: 'global',
		description: __( 'Enter or exit zoom out.', 'atelier' ),
		keyCombination: { modifier: 'primaryShift', character: '0' },
	},
	{
		name: 'core/editor/toggle-distraction-free',
		category: 'global',
		description: __( 'Enter or exit distraction free mode.', 'atelier' ),
		keyCombination: { modifier: 'primaryShift', character: '\\' },
	},
	{
		name: 'atelier/show-shortcuts',
		category: 'global',
		description: __( 'Display these keyboard shortcuts.', 'atelier' ),
		keyCombination: { modifier: 'access', character: 'h' },
	},
	{
		name: 'atelier/toggle-settings',
		category: 'global',
		description: __( 'Show or hide the Settings panel.', 'atelier' ),
		keyCombination: { modifier: 'primaryShift', character: ',' },
	},
];

/** Shortcuts for text; rich text handles them without a registration. */
const textShortcuts = (): readonly Shown[] => [
	{
		description: __( 'Make the selected text bold.', 'atelier' ),
		keys: displayShortcut.primary( 'b' ),
	},
	{
		description: __( 'Make the selected text italic.', 'atelier' ),
		keys: displayShortcut.primary( 'i' ),
	},
	{
		description: __( 'Underline the selected text.', 'atelier' ),
		keys: displayShortcut.primary( 'u' ),
	},
	{
		description: __( 'Convert the selected text into a link.', 'atelier' ),
		keys: displayShortcut.primary( 'k' ),
	},
	{
		description: __( 'Remove a link.', 'atelier' ),
		keys: displayShortcut.primaryShift( 'k' ),
	},
	{
		description: __(
			'Insert a link to a post, page or other content.',
			'atelier'
		),
		keys: '[[',
	},
	{
		description: __( 'Strikethrough the selected text.', 'atelier' ),
		keys: displayShortcut.access( 'd' ),
	},
	{
		description: __( 'Make the selected text inline code.', 'atelier' ),
		keys: displayShortcut.access( 'x' ),
	},
	{
		description: __( 'Choose a block to insert.', 'atelier' ),
		keys: '/',
	},
];

interface Shown {
	readonly description: string;
	/** In the notation of the user's keyboard. */
	readonly keys: string;
}

export interface ShortcutGroup {
	readonly title: string;
	readonly shortcuts: readonly Shown[];
}

/** All shortcuts in the editor, including those of plugins. */
export function useShortcutGroups(): readonly ShortcutGroup[] {
	const { getCategoryShortcuts, ...known } = useSelect(
		( select ) => select( shortcutsStore ),
		[]
	);
	const registered = ( category: string ): readonly Shown[] =>
		getCategoryShortcuts( category ).flatMap( ( name ) => {
			const description = known.getShortcutDescription( name );
			const combination = known.getShortcutKeyCombination( name );
			return description && combination
				? [ { description, keys: keysOf( combination ) } ]
				: [];
		} );
	return [
		{
			title: __( 'Global shortcuts', 'atelier' ),
			shortcuts: registered( 'global' ),
		},
		{
			title: __( 'Selection shortcuts', 'atelier' ),
			shortcuts: registered( 'selection' ),
		},
		{
			title: __( 'Block shortcuts', 'atelier' ),
			shortcuts: registered( 'block' ),
		},
		{
			title: __( 'List View shortcuts', 'atelier' ),
			shortcuts: registered( 'list-view' ),
		},
		{
			title: __( 'Text formatting', 'atelier' ),
			shortcuts: textShortcuts(),
		},
	].filter( ( { shortcuts } ) => shortcuts.length > 0 );
}

const KEY_NAMES: Readonly< Record< string, string > > = {
	del: 'Delete',
	escape: 'Esc',
	enter: 'Enter',
	backspace: 'Backspace',
	tab: 'Tab',
};

function keysOf( {
	modifier,
	character,
}: Shortcut[ 'keyCombination' ] ): string {
	const key = KEY_NAMES[ character.toLowerCase() ] ?? character;
	const isKnown = ( name: string ): name is keyof typeof displayShortcut =>
		name in displayShortcut;
	return modifier !== undefined && isKnown( modifier )
		? displayShortcut[ modifier ]( key )
		: key;
}

/** Registers the editor's shortcuts while the editor is mounted. */
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
