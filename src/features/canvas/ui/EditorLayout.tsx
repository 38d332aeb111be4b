import { store as blockEditorStore } from '@wordpress/block-editor';
import { useEvent, useViewportMatch } from '@wordpress/compose';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import {
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useShortcut } from '@wordpress/keyboard-shortcuts';
import type { RefObject } from 'react';
import { useSignal } from '@/ui/useSignal';
import { Region } from '@/ui/Region';
import { usePreference } from '@/platform/editorPreferences';
import type { EntityRecord } from '@/features/documents/index.model';
import { useEditedViewport } from '@/features/responsiveStyles/index.editor';
import {
	isZoomedOut,
	setZoomedOut,
	SectionTools,
} from '@/features/sections/index.editor';
import {
	PluginSidebarSlot,
	Plugins,
} from '@/features/pluginSlots/index.editor';
import {
	useUnrenderableContent,
	watchPastes,
	CodeEditor,
	UnrenderableCode,
} from '@/features/uneditable/index.editor';
import { useAfterPaint } from '../data/useAfterPaint';
import { isOverviewFocusWanted } from '../data/overviewFocus';
import { useCanUseTools, useIsCovered } from '../data/useCanUseTools';
import {
	keepKeysInDialog,
	useKeysFromOutside,
} from '../data/useKeysFromOutside';
import { useEditorShortcuts } from '../data/shortcuts';
import { useSidebar } from '../data/useSidebar';
import { isPieceType } from '../model/documentKind';
import { shownParts } from '../model/shownParts';
import { BlocksCanvas } from './BlocksCanvas';
import type {
	DocumentEditorProps,
	TemplateView,
} from '../model/documentEditorProps';
import { EditorBar } from './EditorBar';
import { EditorCommands } from './EditorCommands';
import { EditorDialogs, useEditorDialogs } from './EditorDialogs';
import { OverviewPanel } from './OverviewPanel';
import { useEditorParts } from '../data/editorParts';
import { BlockTrail } from './BlockTrail';
import { TopToolbar } from './TopToolbar';
import styles from './EditorLayout.module.css';

interface EditorLayoutProps extends DocumentEditorProps {
	readonly post: EntityRecord;
	/** The template of the document; null without one, undefined while it loads. */
	readonly template: EntityRecord | null | undefined;
	/** Whether the canvas shows the template. */
	readonly isTemplateShown: boolean;
	readonly onToggleTemplate: () => void;
}

/** The canvas with the editor around it. View mode shows the same canvas without the editor. */
export function EditorLayout( {
	document,
	mode,
	onActivate,
	onBack,
	onLeave,
	onOpen,
	onReady,
	onRemoved,
	post,
	template: knownTemplate,
	isTemplateShown,
	onToggleTemplate,
}: EditorLayoutProps ) {
	const {
		notes,
		styles: stylesParts,
		SettingsPanel,
		InserterPanel,
		useInserterAhead,
		Tools,
		TemplateQuestion,
	} = useEditorParts();
	const template = knownTemplate ?? null;
	const sidebar = useSidebar();
	const [ isDistractionFree ] = usePreference( 'distractionFree' );
	const [ hasLabels ] = usePreference( 'showIconLabels' );
	const [ hasTrail ] = usePreference( 'showBlockBreadcrumbs' );
	const editedViewport = useEditedViewport();
	const unrenderable = useUnrenderableContent( document );
	const [ isReady, setIsReady ] = useState( false );
	const showCanvas = useCallback( () => {
		setIsReady( true );
		onReady();
	}, [ onReady ] );
	const isPainted = useAfterPaint( isReady );
	const { isInserterOpen, isOverviewOpen, isVisual } = useSelect(
		( select ) => ( {
			isVisual: select( editorStore ).getEditorMode() === 'visual',
			isInserterOpen: select( editorStore ).isInserterOpened(),
			isOverviewOpen: select( editorStore ).isListViewOpened(),
		} ),
		[]
	);
	const {
		hasChrome,
		hasPanels,
		hasStyles,
		hasNotes,
		hasMargin,
		isCode,
		isCovered,
		isFar,
		hasTools,
	} = shownParts( {
		mode,
		sidebar: sidebar.shows,
		isDistractionFree,
		isVisual,
		isUnrenderable: unrenderable !== null,
		isZoomedOut: useSignal( isZoomedOut ),
		isBookOpen: useIsCovered(),
		isPainted,
		hasMarginRoom: useViewportMatch( 'xlarge' ),
		canHaveNotes: notes.isFor( document ),
	} );
	const dialogs = useEditorDialogs( {
		type: document.type,
		hasPrevious: onBack !== null,
		hasStyles,
	} );
	useInserterAhead( document.type, isPainted && hasChrome );
	const [ isAskingForTemplate, setIsAskingForTemplate ] = useState( false );
	const askForTemplate = useCallback(
		() => setIsAskingForTemplate( true ),
		[]
	);
	const openTemplate = useEvent( () => {
		if ( template ) {
			onOpen( { type: template.type, id: String( template.id ) } );
		}
	} );
	const templateView = useTemplateView(
		template !== null,
		isTemplateShown,
		onToggleTemplate
	);
	const toggleSettings = useEvent( () => sidebar.toggle( 'settings' ) );
	const showDialog = useEvent( dialogs.show );
	useCleanEntry( mode === 'edit' );
	useClosedTools( isCovered );
	const layout = useRef< HTMLDivElement >( null );
	const notesButton = useRef< HTMLButtonElement >( null );
	useKeysFromOutside( layout, mode === 'edit' );

	return (
		// Keys only pass through it, none operates it.
		// oxlint-disable-next-line jsx-a11y/no-static-element-interactions
		<div
			ref={ layout }
			// WordPress's own toolbars rely on this class.
			className={ `${ styles.layout } ${ hasLabels ? 'show-icon-labels' : '' }` }
			data-mode={ mode }
			data-distraction-free={ hasChrome && isDistractionFree }
			data-viewport={ editedViewport }
			data-far={ isFar }
			onKeyDown={ keepKeysInDialog }
		>
			{ hasChrome && (
				<EditorBar
					document={ document }
					post={ post }
					template={ template }
					templateView={ templateView }
					isInTemplate={ isTemplateShown }
					sidebar={ sidebar }
					notesButton={ notesButton }
					onLeave={ onLeave }
					onBack={ onBack }
					onDialog={ dialogs.show }
				/>
			) }
			{ hasTools && ! isFar && <TopToolbar /> }
			{ isFar && ! isCode && (
				<SectionTools isInTemplate={ isTemplateShown } />
			) }
			<div
				className={ styles.body }
				data-framed={ ! isCode && isPieceType( document.type ) }
			>
				{ hasTools && isInserterOpen && <InserterPanel /> }
				{ hasTools && isOverviewOpen && (
					<OverviewPanel
						onClosed={ () => overviewButton( layout )?.focus() }
					/>
				) }
				<Region
					label={
						hasChrome
							? __( 'Editor content', 'atelier' )
							: __( 'Preview', 'atelier' )
					}
					isFocusTarget
					className={ styles.canvas }
				>
					{ isCode && (
						<CodeEditor
							document={ document }
							unrenderable={ unrenderable }
							onReady={ showCanvas }
						/>
					) }
					{ ! isCode && unrenderable && (
						<UnrenderableCode
							problem={ unrenderable.problem }
							onReady={ showCanvas }
							onEdit={ onActivate }
						/>
					) }
					{ ! isCode && ! unrenderable && (
						<stylesParts.Cover hasPanel={ hasStyles }>
							<BlocksCanvas
								document={ document }
								isInTemplate={ isTemplateShown }
								isPicture={ ! hasChrome }
								isOutOfSight={ mode === 'standby' }
								onActivate={ onActivate }
								onReady={ showCanvas }
								onTemplate={
									isTemplateShown ? askForTemplate : null
								}
							/>
						</stylesParts.Cover>
					) }
				</Region>
				{ hasPanels && (
					<PluginSidebarSlot isOpen={ sidebar.shows === 'plugin' } />
				) }
				{ hasPanels && sidebar.shows === 'settings' && (
					<SettingsPanel
						document={ document }
						post={ post }
						template={ knownTemplate }
						isInTemplate={ isTemplateShown }
						isFilled={ isPainted }
						isVisual={ ! isCode }
						onOpenTemplate={ openTemplate }
						onOpen={ onOpen }
						onClose={ sidebar.close }
						onRemoved={ onRemoved }
					/>
				) }
				{ hasStyles && <stylesParts.Panel onClose={ sidebar.close } /> }
				{ hasMargin && (
					<notes.Margin
						// Showing the template needs a new canvas.
						key={ String( isTemplateShown ) }
						document={ document }
						onAll={ () => sidebar.open( 'notes' ) }
						onHidden={ () => notesButton.current?.focus() }
					/>
				) }
				{ hasNotes && sidebar.shows === 'notes' && (
					<notes.Panel
						document={ document }
						isInTemplate={ isTemplateShown }
						onClose={ sidebar.close }
					/>
				) }
			</div>
			{ hasPanels && hasTrail && ! isCode && (
				<BlockTrail document={ document } />
			) }
			{ mode === 'edit' && (
				<Shortcuts
					layout={ layout }
					isInTemplate={ isTemplateShown }
					onToggleSettings={ () => sidebar.toggle( 'settings' ) }
				/>
			) }
			{ mode === 'edit' && isPainted && (
				<>
					<EditorCommands
						isInTemplate={ isTemplateShown }
						template={ template }
						templateView={ templateView }
						onTemplate={ openTemplate }
						onBack={ onBack }
						onToggleSettings={ toggleSettings }
						onDialog={ showDialog }
					/>
					<EditorDialogs { ...dialogs } />
					<Tools
						document={ document }
						post={ post }
						isVisual={ ! isCode }
					/>
				</>
			) }
			{ hasNotes && mode === 'edit' && isPainted && ! isCode && (
				<notes.OfBlocks
					document={ document }
					isInTemplate={ isTemplateShown }
					hasMargin={ hasMargin }
					onAll={ () => sidebar.open( 'notes' ) }
				/>
			) }
			{ hasChrome && isPainted && <Plugins /> }
			{ template && isAskingForTemplate && (
				<TemplateQuestion
					template={ template }
					onAnswer={ ( isWanted ) => {
						setIsAskingForTemplate( false );
						if ( isWanted ) {
							openTemplate();
						}
					} }
				/>
			) }
		</div>
	);
}

/** Whether the template is shown, and a toggle, as a value that stays the same; null without a template. */
function useTemplateView(
	hasTemplate: boolean,
	isShown: boolean,
	onToggle: () => void
): TemplateView | null {
	const toggle = useEvent( onToggle );
	return useMemo(
		() => ( hasTemplate ? { isShown, toggle } : null ),
		[ hasTemplate, isShown, toggle ]
	);
}

/** What opens the style book closes the panels that insert and list blocks, also for when it closes. */
function useClosedTools( isCovered: boolean ) {
	const { setIsInserterOpened, setIsListViewOpened } =
		useDispatch( editorStore );
	useEffect( () => {
		if ( isCovered ) {
			void setIsInserterOpened( false );
			void setIsListViewOpened( false );
			isZoomedOut.set( false );
		}
	}, [ isCovered, setIsInserterOpened, setIsListViewOpened ] );
}

const isWide = (): boolean => window.innerWidth >= 782;

/** The editor opens without a selection or open panels. */
function useCleanEntry( isEditing: boolean ) {
	const [ hasOverview ] = usePreference( 'showListViewByDefault' );
	const isOverviewWanted = useRef( hasOverview );
	isOverviewWanted.current = hasOverview;
	const { clearSelectedBlock } = useDispatch( blockEditorStore );
	const { setDeviceType, setIsInserterOpened, setIsListViewOpened } =
		useDispatch( editorStore );
	useEffect( () => {
		if ( isEditing ) {
			void clearSelectedBlock();
			void setDeviceType( 'Desktop' );
			isZoomedOut.set( false );
			void setIsInserterOpened( false );
			void setIsListViewOpened( isOverviewWanted.current && isWide() );
		}
	}, [
		isEditing,
		clearSelectedBlock,
		setDeviceType,
		setIsInserterOpened,
		setIsListViewOpened,
	] );
}

const overviewButton = ( layout: RefObject< HTMLElement > ) =>
	layout.current?.querySelector< HTMLElement >( 'button[data-overview]' );

function Shortcuts( {
	layout,
	isInTemplate,
	onToggleSettings,
}: {
	readonly layout: RefObject< HTMLElement >;
	readonly isInTemplate: boolean;
	readonly onToggleSettings: () => void;
} ) {
	useEditorShortcuts();
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
