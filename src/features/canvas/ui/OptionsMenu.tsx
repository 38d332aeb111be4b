import {
	DropdownMenu,
	MenuGroup,
	MenuItem,
	MenuItemsChoice,
} from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { displayShortcut } from '@wordpress/keycodes';
import type { ReactNode } from 'react';
import { usePreference } from '@/platform/editorPreferences';
import { copyBlocks } from '@/features/blocks/index.editor';
import { ToggleItem } from '@/ui/ToggleItem';
import type { EditorDialog } from './EditorDialogs';
import { useEditorParts } from '../data/editorParts';

/** The editor's options: view, modes, help. */
export function OptionsMenu( {
	onDialog,
	children,
}: {
	readonly onDialog: ( dialog: EditorDialog ) => void;
	/** Groups of items that aren't in the bar. */
	readonly children?: ( onClose: () => void ) => ReactNode;
} ) {
	const { OptionItems, plugins } = useEditorParts();
	return (
		<DropdownMenu
			icon={ moreVertical }
			label={ __( 'Options', 'atelier' ) }
			toggleProps={ { size: 'compact' } }
			popoverProps={ { placement: 'bottom-end' } }
		>
			{ ( { onClose } ) => {
				const closeAnd = ( act: () => void ) => () => {
					onClose();
					act();
				};
				return (
					<>
						{ children?.( onClose ) }
						<ViewGroup />
						<EditorModeGroup onChosen={ onClose } />
						<plugins.OptionItems onChosen={ onClose } />
						<MenuGroup label={ __( 'Tools', 'atelier' ) }>
							<MenuItem
								shortcut={ displayShortcut.access( 'h' ) }
								onClick={ closeAnd( () =>
									onDialog( 'shortcuts' )
								) }
							>
								{ __( 'Keyboard shortcuts', 'atelier' ) }
							</MenuItem>
							<MenuItem
								onClick={ closeAnd( () =>
									onDialog( 'guide' )
								) }
							>
								{ __( 'Welcome Guide', 'atelier' ) }
							</MenuItem>
							<MenuItem
								onClick={ closeAnd( () => void copyBlocks() ) }
							>
								{ __( 'Copy all blocks', 'atelier' ) }
							</MenuItem>
							<OptionItems closeAnd={ closeAnd } />
						</MenuGroup>
						<MenuGroup>
							<MenuItem
								onClick={ closeAnd( () =>
									onDialog( 'preferences' )
								) }
							>
								{ __( 'Preferences', 'atelier' ) }
							</MenuItem>
						</MenuGroup>
					</>
				);
			} }
		</DropdownMenu>
	);
}

function ViewGroup() {
	const { toggleDistractionFree, toggleSpotlightMode, toggleTopToolbar } =
		useDispatch( editorStore );
	const [ hasTopToolbar ] = usePreference( 'fixedToolbar' );
	const [ hasSpotlight ] = usePreference( 'focusMode' );
	const [ isDistractionFree ] = usePreference( 'distractionFree' );
	return (
		<MenuGroup label={ __( 'View', 'atelier' ) }>
			<ToggleItem
				isOn={ hasTopToolbar }
				label={ __( 'Top toolbar', 'atelier' ) }
				info={ __(
					'Access all block and document tools in a single place',
					'atelier'
				) }
				onToggle={ () => void toggleTopToolbar() }
			/>
			<ToggleItem
				isOn={ isDistractionFree }
				label={ __( 'Distraction free', 'atelier' ) }
				info={ __( 'Hide everything except the canvas', 'atelier' ) }
				// Isolated: in right-to-left text, the last character would move to the other end.
				shortcut={ `\u2066${ displayShortcut.primaryShift( '\\' ) }\u2069` }
				onToggle={ () => void toggleDistractionFree() }
			/>
			<ToggleItem
				isOn={ hasSpotlight }
				label={ __( 'Spotlight mode', 'atelier' ) }
				info={ __( 'Focus on one block at a time', 'atelier' ) }
				onToggle={ () => void toggleSpotlightMode() }
			/>
		</MenuGroup>
	);
}

function EditorModeGroup( { onChosen }: { readonly onChosen: () => void } ) {
	const mode = useSelect(
		( select ) => select( editorStore ).getEditorMode(),
		[]
	);
	const { switchEditorMode } = useDispatch( editorStore );
	return (
		<MenuGroup label={ __( 'Editor', 'atelier' ) }>
			<MenuItemsChoice
				choices={ [
					{
						value: 'visual',
						label: __( 'Visual editor', 'atelier' ),
					},
					{
						value: 'text',
						label: __( 'Code editor', 'atelier' ),
						shortcut: displayShortcut.secondary( 'm' ),
					},
				] }
				value={ mode }
				onSelect={ ( chosen ) => {
					onChosen();
					void switchEditorMode(
						chosen === 'text' ? 'text' : 'visual'
					);
				} }
				onHover={ () => undefined }
			/>
		</MenuGroup>
	);
}
