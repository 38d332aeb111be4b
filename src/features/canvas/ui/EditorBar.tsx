import { Button, Toolbar, ToolbarButton } from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { __, isRTL } from '@wordpress/i18n';
import {
	chevronLeft,
	chevronRight,
	drawerLeft,
	drawerRight,
	listView,
	plus,
	redo as redoIcon,
	styles as stylesIcon,
	undo as undoIcon,
} from '@wordpress/icons';
import { displayShortcut } from '@wordpress/keycodes';
import { boot } from '../../../platform/boot';
import { Region } from '../../../ui/Region';
import type { DocumentRef, EntityRecord } from '../../documents';
import { SaveButton } from '../../documents/records';
import type { Sidebar } from '../data/useSidebar';
import type { EditorDialog } from './EditorDialogs';
import { DocumentTitle } from './DocumentTitle';
import { OptionsMenu } from './OptionsMenu';
import { PinnedPlugins } from './Plugins';
import { ViewMenu } from './ViewMenu';
import styles from './EditorBar.module.css';

interface EditorBarProps {
	readonly document: DocumentRef;
	readonly post: EntityRecord;
	readonly sidebar: Sidebar;
	readonly onLeave: () => void;
	readonly onBack: ( () => void ) | null;
	readonly onDialog: ( dialog: EditorDialog ) => void;
}

/** The bar above the canvas. */
export function EditorBar( {
	document,
	post,
	sidebar,
	onLeave,
	onBack,
	onDialog,
}: EditorBarProps ) {
	// A phone cannot pretend to be a tablet.
	const isSmall = useViewportMatch( 'medium', '<' );
	return (
		<Region
			label={ __( 'Editor top bar', 'atelier' ) }
			className={ styles.bar }
		>
			<div className={ styles.start }>
				<Button
					size="compact"
					icon={ isRTL() ? chevronRight : chevronLeft }
					label={ __( 'Open Navigation', 'atelier' ) }
					onClick={ onLeave }
				/>
				<DocumentTools />
			</div>
			<DocumentTitle
				document={ document }
				post={ post }
				onBack={ onBack }
			/>
			<div className={ styles.end }>
				{ ! isSmall && <ViewMenu post={ post } /> }
				<Button
					size="compact"
					icon={ isRTL() ? drawerLeft : drawerRight }
					label={ __( 'Settings', 'atelier' ) }
					shortcut={ displayShortcut.primaryShift( ',' ) }
					isPressed={ sidebar.shows === 'settings' }
					aria-expanded={ sidebar.shows === 'settings' }
					onClick={ () => sidebar.toggle( 'settings' ) }
				/>
				{ boot().theme.isBlockTheme && (
					<Button
						size="compact"
						icon={ stylesIcon }
						label={ __( 'Styles', 'atelier' ) }
						isPressed={ sidebar.shows === 'styles' }
						aria-expanded={ sidebar.shows === 'styles' }
						onClick={ () => sidebar.toggle( 'styles' ) }
					/>
				) }
				<PinnedPlugins />
				<SaveButton open={ document } place="bar" />
				<OptionsMenu onDialog={ onDialog } />
			</div>
		</Region>
	);
}

function DocumentTools() {
	const tools = useSelect(
		( select ) => ( {
			isVisual: select( editorStore ).getEditorMode() === 'visual',
			hasUndo: select( coreStore ).hasUndo(),
			hasRedo: select( coreStore ).hasRedo(),
			isInserterOpen: select( editorStore ).isInserterOpened(),
			isOverviewOpen: select( editorStore ).isListViewOpened(),
		} ),
		[]
	);
	const { hasUndo, hasRedo, isInserterOpen, isOverviewOpen, isVisual } =
		tools;
	const { undo, redo } = useDispatch( coreStore );
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
				disabled={ ! isVisual }
				accessibleWhenDisabled
				aria-expanded={ isInserterOpen }
				onClick={ () => void setIsInserterOpened( ! isInserterOpen ) }
			/>
			<ToolbarButton
				size="compact"
				icon={ isRTL() ? redoIcon : undoIcon }
				label={ __( 'Undo', 'atelier' ) }
				shortcut={ displayShortcut.primary( 'z' ) }
				disabled={ ! hasUndo }
				accessibleWhenDisabled
				onClick={ () => void undo() }
			/>
			<ToolbarButton
				size="compact"
				icon={ isRTL() ? undoIcon : redoIcon }
				label={ __( 'Redo', 'atelier' ) }
				shortcut={ displayShortcut.primaryShift( 'z' ) }
				disabled={ ! hasRedo }
				accessibleWhenDisabled
				onClick={ () => void redo() }
			/>
			<ToolbarButton
				size="compact"
				icon={ listView }
				label={ __( 'Document Overview', 'atelier' ) }
				shortcut={ displayShortcut.access( 'o' ) }
				isPressed={ isOverviewOpen }
				disabled={ ! isVisual }
				accessibleWhenDisabled
				aria-expanded={ isOverviewOpen }
				onClick={ () => void setIsListViewOpened( ! isOverviewOpen ) }
			/>
		</Toolbar>
	);
}
