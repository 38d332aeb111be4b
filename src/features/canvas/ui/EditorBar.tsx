import {
	Button,
	MenuGroup,
	MenuItem,
	Toolbar,
	ToolbarButton,
} from '@wordpress/components';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useViewportMatch } from '@wordpress/compose';
import { store as coreStore } from '@wordpress/core-data';
import { select, useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { __, isRTL } from '@wordpress/i18n';
import {
	chevronLeft,
	chevronRight,
	comment,
	drawerLeft,
	drawerRight,
	listView,
	plus,
	redo as redoIcon,
	square,
	styles as stylesIcon,
	undo as undoIcon,
} from '@wordpress/icons';
import { displayShortcut } from '@wordpress/keycodes';
import type { RefObject } from 'react';
import { boot } from '@/platform/boot';
import { useSignal } from '@/ui/useSignal';
import { Region } from '@/ui/Region';
import { ToggleItem } from '@/ui/ToggleItem';
import type {
	DocumentRef,
	EntityRecord,
} from '@/features/documents/index.model';
import { isZoomedOut, setZoomedOut } from '@/features/sections/index.editor';
import { useEditorParts } from '../data/editorParts';
import type { Sidebar } from '../data/useSidebar';
import { isOverviewFocusWanted } from '../data/overviewFocus';
import { useCanUseTools } from '../data/useCanUseTools';
import type { TemplateView } from '../model/documentEditorProps';
import type { EditorDialog } from './EditorDialogs';
import { DocumentTitle } from './DocumentTitle';
import { OptionsMenu } from './OptionsMenu';
import styles from './EditorBar.module.css';

interface EditorBarProps {
	readonly document: DocumentRef;
	readonly post: EntityRecord;
	/** The template of the document; null without one. */
	readonly template: EntityRecord | null;
	/** Null without a template. */
	readonly templateView: TemplateView | null;
	/** Whether the document is shown inside its template. */
	readonly isInTemplate: boolean;
	readonly sidebar: Sidebar;
	readonly notesButton: RefObject< HTMLButtonElement >;
	readonly onLeave: () => void;
	readonly onBack: ( () => void ) | null;
	readonly onDialog: ( dialog: EditorDialog ) => void;
}

/** The bar above the canvas. */
export function EditorBar( {
	document,
	post,
	template,
	templateView,
	isInTemplate,
	sidebar,
	notesButton,
	onLeave,
	onBack,
	onDialog,
}: EditorBarProps ) {
	// On small screens, the menu contains these buttons instead.
	const hasStyles = boot().theme.isBlockTheme;
	const { devices, notes, plugins, SaveControls, useFrontEnd } =
		useEditorParts();
	const hasNotes = notes.isFor( document );
	const isSmall = useViewportMatch( 'medium', '<' );
	const frontEnd = useFrontEnd( document, post, onBack !== null );
	const showBlockStyles = () => {
		if (
			select( blockEditorStore ).getBlockSelectionStart() !== null &&
			sidebar.shows === null
		) {
			sidebar.open( 'settings' );
		}
	};
	return (
		<Region
			label={ __( 'Editor top bar', 'atelier' ) }
			className={ styles.bar }
		>
			<div className={ styles.start } data-document-tools>
				<plugins.Back>
					<Button
						size="compact"
						icon={ isRTL() ? chevronRight : chevronLeft }
						label={ __( 'Open Navigation', 'atelier' ) }
						onClick={ onLeave }
					/>
				</plugins.Back>
				<DocumentTools isSmall={ isSmall } />
			</div>
			<DocumentTitle
				document={ document }
				post={ post }
				onBack={ onBack }
			/>
			<div className={ styles.end }>
				{ ! isSmall && <ZoomOut isInTemplate={ isInTemplate } /> }
				{ ! isSmall && (
					<devices.Menu
						frontEnd={ frontEnd }
						templateView={ templateView }
						onResponsive={ showBlockStyles }
					/>
				) }
				<Button
					size="compact"
					icon={ isRTL() ? drawerLeft : drawerRight }
					label={ __( 'Settings', 'atelier' ) }
					shortcut={ displayShortcut.primaryShift( ',' ) }
					isPressed={ sidebar.shows === 'settings' }
					aria-expanded={ sidebar.shows === 'settings' }
					onClick={ () => sidebar.toggle( 'settings' ) }
				/>
				{ hasStyles && ! isSmall && (
					<Button
						size="compact"
						icon={ stylesIcon }
						label={ __( 'Styles', 'atelier' ) }
						isPressed={ sidebar.shows === 'styles' }
						aria-expanded={ sidebar.shows === 'styles' }
						onClick={ () => sidebar.toggle( 'styles' ) }
					/>
				) }
				{ hasNotes && ! isSmall && (
					<Button
						ref={ notesButton }
						size="compact"
						icon={ comment }
						label={ __( 'Notes', 'atelier' ) }
						isPressed={ sidebar.shows === 'notes' }
						aria-expanded={ sidebar.shows === 'notes' }
						onClick={ () => sidebar.toggle( 'notes' ) }
					/>
				) }
				<plugins.Pinned />
				<SaveControls document={ document } template={ template } />
				<OptionsMenu onDialog={ onDialog }>
					{ ( onClose ) =>
						isSmall && (
							<>
								<HistoryItems />
								{ ( hasStyles || hasNotes ) && (
									<MenuGroup>
										{ hasStyles && (
											<MenuItem
												icon={ stylesIcon }
												onClick={ () => {
													onClose();
													sidebar.toggle( 'styles' );
												} }
											>
												{ __( 'Styles', 'atelier' ) }
											</MenuItem>
										) }
										{ hasNotes && (
											<MenuItem
												icon={ comment }
												onClick={ () => {
													onClose();
													sidebar.toggle( 'notes' );
												} }
											>
												{ __( 'Notes', 'atelier' ) }
											</MenuItem>
										) }
									</MenuGroup>
								) }
								<MenuGroup>
									<ZoomOutItem
										isInTemplate={ isInTemplate }
										onClose={ onClose }
									/>
								</MenuGroup>
								<devices.MenuItems
									frontEnd={ frontEnd }
									templateView={ templateView }
									onResponsive={ onClose }
									onClose={ onClose }
								/>
							</>
						)
					}
				</OptionsMenu>
			</div>
		</Region>
	);
}

interface ZoomOutProps {
	readonly isInTemplate: boolean;
}

/** Zooms the canvas out, to arrange its sections. */
function ZoomOut( { isInTemplate }: ZoomOutProps ) {
	const { isOut, isPossible, toggle } = useZoomOut( isInTemplate );
	return (
		<Button
			size="compact"
			icon={ square }
			label={ __( 'Zoom Out', 'atelier' ) }
			shortcut={ displayShortcut.primaryShift( '0' ) }
			isPressed={ isOut }
			disabled={ ! isPossible }
			accessibleWhenDisabled
			onClick={ toggle }
		/>
	);
}

/** The menu item for zooming out. */
function ZoomOutItem( {
	isInTemplate,
	onClose,
}: ZoomOutProps & { readonly onClose: () => void } ) {
	const { isOut, isPossible, toggle } = useZoomOut( isInTemplate );
	return isPossible ? (
		<ToggleItem
			isOn={ isOut }
			label={ __( 'Zoom out', 'atelier' ) }
			onToggle={ () => {
				onClose();
				toggle();
			} }
		/>
	) : null;
}

function useZoomOut( isInTemplate: boolean ) {
	const isOut = useSignal( isZoomedOut );
	return {
		isOut,
		isPossible: useCanUseTools(),
		toggle: () => setZoomedOut( ! isOut, isInTemplate ),
	};
}

function DocumentTools( { isSmall }: { readonly isSmall: boolean } ) {
	const tools = useSelect(
		( read ) => ( {
			isInserterOpen: read( editorStore ).isInserterOpened(),
			isOverviewOpen: read( editorStore ).isListViewOpened(),
		} ),
		[]
	);
	const { isInserterOpen, isOverviewOpen } = tools;
	const isPossible = useCanUseTools();
	const history = useHistorySteps();
	const { setIsInserterOpened, setIsListViewOpened } =
		useDispatch( editorStore );

	return (
		<Toolbar label={ __( 'Document tools', 'atelier' ) } variant="unstyled">
			<ToolbarButton
				size="compact"
				className={ styles.inserter ?? '' }
				variant="primary"
				icon={ plus }
				label={ __( 'Block Inserter', 'atelier' ) }
				isPressed={ isInserterOpen }
				disabled={ ! isPossible }
				accessibleWhenDisabled
				aria-expanded={ isInserterOpen }
				onClick={ () => void setIsInserterOpened( ! isInserterOpen ) }
			/>
			{ ! isSmall &&
				history.map( ( { label, icon, shortcut, isPossible, go } ) => (
					<ToolbarButton
						key={ label }
						size="compact"
						icon={ icon }
						label={ label }
						shortcut={ shortcut }
						disabled={ ! isPossible }
						accessibleWhenDisabled
						onClick={ go }
					/>
				) ) }
			<ToolbarButton
				size="compact"
				icon={ listView }
				label={ __( 'Document Overview', 'atelier' ) }
				shortcut={ displayShortcut.access( 'o' ) }
				isPressed={ isOverviewOpen }
				disabled={ ! isPossible }
				accessibleWhenDisabled
				aria-expanded={ isOverviewOpen }
				data-overview
				onClick={ () => {
					isOverviewFocusWanted.set( ! isOverviewOpen );
					void setIsListViewOpened( ! isOverviewOpen );
				} }
			/>
		</Toolbar>
	);
}

/** Undo and redo. */
function useHistorySteps() {
	const { hasUndo, hasRedo } = useSelect(
		( read ) => ( {
			hasUndo: read( coreStore ).hasUndo(),
			hasRedo: read( coreStore ).hasRedo(),
		} ),
		[]
	);
	const { undo, redo } = useDispatch( coreStore );
	return [
		{
			label: __( 'Undo', 'atelier' ),
			icon: isRTL() ? redoIcon : undoIcon,
			shortcut: displayShortcut.primary( 'z' ),
			isPossible: hasUndo,
			go: () => void undo(),
		},
		{
			label: __( 'Redo', 'atelier' ),
			icon: isRTL() ? undoIcon : redoIcon,
			shortcut: displayShortcut.primaryShift( 'z' ),
			isPossible: hasRedo,
			go: () => void redo(),
		},
	];
}

/** The last undo doesn't move the focus; the component's type lacks this prop. */
const KEEPS_FOCUS: object = { accessibleWhenDisabled: true };

/** Undo and redo as menu items; the menu stays open. */
const HistoryItems = () => (
	<MenuGroup>
		{ useHistorySteps().map( ( { label, icon, isPossible, go } ) => (
			<MenuItem
				key={ label }
				icon={ icon }
				disabled={ ! isPossible }
				{ ...KEEPS_FOCUS }
				onClick={ go }
			>
				{ label }
			</MenuItem>
		) ) }
	</MenuGroup>
);
