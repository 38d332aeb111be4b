import { useCommand } from '@wordpress/commands';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { memo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	arrowLeft,
	code,
	cog,
	copy,
	drawerRight,
	fullscreen,
	help,
	keyboard,
	layout,
	listView,
	square,
	symbol,
	table,
} from '@wordpress/icons';
import { useSignal } from '@/ui/useSignal';
import { usePreference } from '@/platform/editorPreferences';
import { copyBlocks } from '@/features/blocks/index.editor';
import { type EntityRecord, titleOf } from '@/features/documents/index.model';
import { isZoomedOut, setZoomedOut } from '@/features/sections/index.editor';
import { useEditorParts } from '../data/editorParts';
import { useCanUseTools } from '../data/useCanUseTools';
import { usePatternEditing } from '../data/usePatternEditing';
import type { TemplateView } from '../model/documentEditorProps';
import type { EditorCommand } from '../model/editorParts';
import type { EditorDialog } from './EditorDialogs';

interface EditorCommandsProps {
	/** Whether the document is shown inside its template. */
	readonly isInTemplate: boolean;
	/** The template of the document; null without one. */
	readonly template: EntityRecord | null;
	/** Null without a template. */
	readonly templateView: TemplateView | null;
	readonly onTemplate: () => void;
	readonly onBack: ( () => void ) | null;
	readonly onToggleSettings: () => void;
	readonly onDialog: ( dialog: EditorDialog ) => void;
}

/** All actions of the editor's bar and menus, in the command palette. Not rendered again with each key that is typed. */
export const EditorCommands = memo( function EditorCommands(
	props: EditorCommandsProps
) {
	const { devices } = useEditorParts();
	const entries = [
		...documentEntries( props ),
		...useViewEntries( props ),
		...usePatternEntries(),
		...devices.useCommands(),
		...helpEntries( props ),
	];
	return (
		<>
			{ entries.map( ( entry ) => (
				<PaletteEntry key={ entry.name } { ...entry } />
			) ) }
		</>
	);
} );

function PaletteEntry( { name, label, icon, act }: EditorCommand ) {
	useCommand( {
		name: `atelier/${ name }`,
		label,
		...( icon ? { icon } : {} ),
		callback: ( { close } ) => {
			close();
			act();
		},
	} );
	return null;
}

function documentEntries( {
	template,
	onTemplate,
	onBack,
}: EditorCommandsProps ): readonly EditorCommand[] {
	return [
		...( onBack
			? [
					{
						name: 'action/go-back',
						label: __( 'Go back', 'atelier' ),
						icon: arrowLeft,
						act: onBack,
					},
				]
			: [] ),
		...( template
			? [
					{
						name: 'edit/template',
						label: sprintf(
							/* translators: %s: title of a template. */
							__( 'Edit template: %s', 'atelier' ),
							titleOf( template )
						),
						icon: layout,
						act: onTemplate,
					},
				]
			: [] ),
	];
}

function useViewEntries( {
	isInTemplate,
	templateView,
	onToggleSettings,
}: EditorCommandsProps ): readonly EditorCommand[] {
	const [ hasTopToolbar ] = usePreference( 'fixedToolbar' );
	const [ hasSpotlight ] = usePreference( 'focusMode' );
	const [ isDistractionFree ] = usePreference( 'distractionFree' );
	const [ hasTrail, toggleTrail ] = usePreference( 'showBlockBreadcrumbs' );
	const { isVisual, isOverviewOpen } = useSelect(
		( select ) => ( {
			isVisual: select( editorStore ).getEditorMode() === 'visual',
			isOverviewOpen: select( editorStore ).isListViewOpened(),
		} ),
		[]
	);
	const editor = useDispatch( editorStore );
	const isOut = useSignal( isZoomedOut );
	const hasTools = useCanUseTools();
	return [
		...( hasTools
			? [
					{
						name: 'view/toggle-zoom',
						label: isOut
							? __( 'Exit zoom out', 'atelier' )
							: __( 'Zoom out', 'atelier' ),
						icon: square,
						act: () => setZoomedOut( ! isOut, isInTemplate ),
					},
				]
			: [] ),
		{
			name: 'view/toggle-distraction-free',
			label: isDistractionFree
				? __( 'Exit Distraction free', 'atelier' )
				: __( 'Enter Distraction free', 'atelier' ),
			icon: fullscreen,
			act: () => void editor.toggleDistractionFree(),
		},
		{
			name: 'view/toggle-spotlight',
			label: hasSpotlight
				? __( 'Exit Spotlight mode', 'atelier' )
				: __( 'Enter Spotlight mode', 'atelier' ),
			icon: symbol,
			act: () => void editor.toggleSpotlightMode(),
		},
		{
			name: 'view/toggle-top-toolbar',
			label: hasTopToolbar
				? __( 'Hide top toolbar', 'atelier' )
				: __( 'Show top toolbar', 'atelier' ),
			icon: table,
			act: () => void editor.toggleTopToolbar(),
		},
		...( hasTools
			? [
					{
						name: 'view/toggle-list-view',
						label: isOverviewOpen
							? __( 'Close List View', 'atelier' )
							: __( 'Open List View', 'atelier' ),
						icon: listView,
						act: () =>
							void editor.setIsListViewOpened( ! isOverviewOpen ),
					},
				]
			: [] ),
		{
			name: 'view/toggle-code-editor',
			label: isVisual
				? __( 'Open code editor', 'atelier' )
				: __( 'Exit code editor', 'atelier' ),
			icon: code,
			act: () =>
				void editor.switchEditorMode( isVisual ? 'text' : 'visual' ),
		},
		{
			name: 'view/toggle-breadcrumbs',
			label: hasTrail
				? __( 'Hide block breadcrumbs', 'atelier' )
				: __( 'Show block breadcrumbs', 'atelier' ),
			icon: symbol,
			act: toggleTrail,
		},
		{
			name: 'view/toggle-settings',
			label: __( 'Show or hide the Settings panel', 'atelier' ),
			icon: drawerRight,
			act: onToggleSettings,
		},
		...( templateView
			? [
					{
						name: 'view/toggle-template',
						label: templateView.isShown
							? __( 'Hide template', 'atelier' )
							: __( 'Show template', 'atelier' ),
						icon: layout,
						act: templateView.toggle,
					},
				]
			: [] ),
	];
}

/** WordPress's own command is only listed while a pattern is selected, without a search. */
function usePatternEntries(): readonly EditorCommand[] {
	const [ isWhole, toggle ] = usePatternEditing() ?? [];
	return toggle
		? [
				{
					name: 'view/toggle-patterns',
					label: isWhole
						? __( 'Disable editing all patterns', 'atelier' )
						: __( 'Enable editing all patterns', 'atelier' ),
					icon: symbol,
					act: toggle,
				},
			]
		: [];
}

const helpEntries = ( {
	onDialog,
}: EditorCommandsProps ): readonly EditorCommand[] => [
	{
		name: 'action/preferences',
		label: __( 'Editor preferences', 'atelier' ),
		icon: cog,
		act: () => onDialog( 'preferences' ),
	},
	{
		name: 'action/shortcuts',
		label: __( 'Keyboard shortcuts', 'atelier' ),
		icon: keyboard,
		act: () => onDialog( 'shortcuts' ),
	},
	{
		name: 'action/guide',
		label: __( 'Welcome Guide', 'atelier' ),
		icon: help,
		act: () => onDialog( 'guide' ),
	},
	{
		name: 'action/copy-blocks',
		label: __( 'Copy all blocks', 'atelier' ),
		icon: copy,
		act: () => void copyBlocks(),
	},
];
