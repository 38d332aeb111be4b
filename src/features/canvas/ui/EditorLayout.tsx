import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useShortcut } from '@wordpress/keyboard-shortcuts';
import { Region } from '../../../ui/Region';
import type { EntityRecord } from '../../documents';
import { useSaving } from '../../documents/records';
import { useEditorShortcuts } from '../data/shortcuts';
import { isPieceType } from '../model/documentKind';
import { BlocksCanvas } from './BlocksCanvas';
import type { DocumentEditorProps } from './DocumentEditor';
import { EditorBar } from './EditorBar';
import { InserterPanel } from './InserterPanel';
import { OverviewPanel } from './OverviewPanel';
import { SettingsPanel } from './SettingsPanel';
import { BlockTrail } from './BlockTrail';
import styles from './EditorLayout.module.css';

interface EditorLayoutProps extends DocumentEditorProps {
	readonly post: EntityRecord;
	readonly template: EntityRecord | null;
}

/** The canvas with everything around it. In view mode only the canvas is there; it is the same one. */
export function EditorLayout( {
	document,
	mode,
	onActivate,
	onLeave,
	onReady,
	post,
	template,
}: EditorLayoutProps ) {
	const hasChrome = mode !== 'view';
	const [ hasSettings, setHasSettings ] = useState( isWide );
	const { isInserterOpen, isOverviewOpen } = useSelect(
		( select ) => ( {
			isInserterOpen: select( editorStore ).isInserterOpened(),
			isOverviewOpen: select( editorStore ).isListViewOpened(),
		} ),
		[]
	);
	useCleanEntry( mode === 'edit' );

	return (
		<div className={ styles.layout } data-mode={ mode }>
			{ hasChrome && (
				<EditorBar
					document={ document }
					post={ post }
					hasSettings={ hasSettings }
					onToggleSettings={ () => setHasSettings( ! hasSettings ) }
					onLeave={ onLeave }
				/>
			) }
			<div
				className={ styles.body }
				data-framed={ hasChrome && isPieceType( document.type ) }
			>
				{ hasChrome && isInserterOpen && <InserterPanel /> }
				{ hasChrome && isOverviewOpen && <OverviewPanel /> }
				<Region
					label={ __( 'Editor content', 'atelier' ) }
					isFocusTarget
					className={ styles.canvas }
				>
					<BlocksCanvas
						type={ document.type }
						isPicture={ ! hasChrome }
						onActivate={ onActivate }
						onReady={ onReady }
					/>
				</Region>
				{ hasChrome && hasSettings && (
					<SettingsPanel
						document={ document }
						post={ post }
						template={ template }
						onClose={ () => setHasSettings( false ) }
					/>
				) }
			</div>
			{ hasChrome && <BlockTrail document={ document } /> }
			{ mode === 'edit' && (
				<Shortcuts
					document={ document }
					onToggleSettings={ () => setHasSettings( ! hasSettings ) }
				/>
			) }
		</div>
	);
}

const isWide = (): boolean => window.innerWidth >= 782;

/** On the way into the editor nothing is selected and no panel is left open from before. */
function useCleanEntry( isEditing: boolean ) {
	const { clearSelectedBlock } = useDispatch( blockEditorStore );
	const { setDeviceType, setIsInserterOpened } = useDispatch( editorStore );
	useEffect( () => {
		if ( isEditing ) {
			void clearSelectedBlock();
			void setDeviceType( 'Desktop' );
			void setIsInserterOpened( false );
		}
	}, [ isEditing, clearSelectedBlock, setDeviceType, setIsInserterOpened ] );
}

function Shortcuts( {
	document,
	onToggleSettings,
}: Pick< EditorLayoutProps, 'document' > & {
	readonly onToggleSettings: () => void;
} ) {
	const { save } = useSaving( document );
	useEditorShortcuts();
	useShortcut( 'atelier/save', ( event ) => {
		event.preventDefault();
		save();
	} );
	useShortcut( 'atelier/toggle-settings', ( event ) => {
		event.preventDefault();
		onToggleSettings();
	} );
	return null;
}
