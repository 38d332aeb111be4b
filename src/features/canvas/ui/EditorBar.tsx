import { Button, Toolbar, ToolbarButton } from '@wordpress/components';
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
	undo as undoIcon,
} from '@wordpress/icons';
import { displayShortcut } from '@wordpress/keycodes';
import { Region } from '../../../ui/Region';
import type { DocumentRef, EntityRecord } from '../../documents';
import { SaveButton } from '../../documents/records';
import { DocumentTitle } from './DocumentTitle';
import styles from './EditorBar.module.css';

interface EditorBarProps {
	readonly document: DocumentRef;
	readonly post: EntityRecord;
	readonly hasSettings: boolean;
	readonly onToggleSettings: () => void;
	readonly onLeave: () => void;
}

/** The bar above the canvas. */
export function EditorBar( {
	document,
	post,
	hasSettings,
	onToggleSettings,
	onLeave,
}: EditorBarProps ) {
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
			<DocumentTitle document={ document } post={ post } />
			<div className={ styles.end }>
				<Button
					size="compact"
					icon={ isRTL() ? drawerLeft : drawerRight }
					label={ __( 'Settings', 'atelier' ) }
					shortcut={ displayShortcut.primaryShift( ',' ) }
					isPressed={ hasSettings }
					aria-expanded={ hasSettings }
					onClick={ onToggleSettings }
				/>
				<SaveButton open={ document } place="bar" />
			</div>
		</Region>
	);
}

function DocumentTools() {
	const { hasUndo, hasRedo, isInserterOpen, isOverviewOpen } = useSelect(
		( select ) => ( {
			hasUndo: select( coreStore ).hasUndo(),
			hasRedo: select( coreStore ).hasRedo(),
			isInserterOpen: select( editorStore ).isInserterOpened(),
			isOverviewOpen: select( editorStore ).isListViewOpened(),
		} ),
		[]
	);
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
				aria-expanded={ isOverviewOpen }
				onClick={ () => void setIsListViewOpened( ! isOverviewOpen ) }
			/>
		</Toolbar>
	);
}
