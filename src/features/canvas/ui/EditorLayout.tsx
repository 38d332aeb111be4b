import { useEvent } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useMemo, useRef } from '@wordpress/element';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { usePreference } from '@/platform/editorPreferences';
import type { EntityRecord } from '@/features/documents/index.model';
import { SectionTools } from '@/features/sections/index.editor';
import { useUnrenderableContent } from '@/features/uneditable/index.editor';
import { useEditorParts } from '../data/editorParts';
import { useCleanEntry, useClosedTools } from '../data/useClosedTools';
import {
	keepKeysInDialog,
	useKeysFromOutside,
} from '../data/useKeysFromOutside';
import { useShownParts } from '../data/useShownParts';
import { useSidebar } from '../data/useSidebar';
import { isPieceType } from '../model/documentKind';
import { hasTools } from '../model/shownParts';
import type {
	DocumentEditorProps,
	TemplateView,
} from '../model/documentEditorProps';
import { BlockTrail } from './BlockTrail';
import { EditorBar } from './EditorBar';
import { EditorCommands } from './EditorCommands';
import { EditorContent } from './EditorContent';
import { EditorDialogs, useEditorDialogs } from './EditorDialogs';
import { EditorKeys, overviewButton } from './EditorKeys';
import { EditorSidebars } from './EditorSidebars';
import { OverviewPanel } from './OverviewPanel';
import { TopToolbar } from './TopToolbar';
import { useTemplateQuestion } from './useTemplateQuestion';
import styles from './EditorLayout.module.css';

interface EditorLayoutProps extends DocumentEditorProps {
	readonly post: EntityRecord;
	/** Whether the first blocks are painted. */
	readonly isPainted: boolean;
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
	isPainted,
	template: knownTemplate,
	isTemplateShown,
	onToggleTemplate,
}: EditorLayoutProps ) {
	const { devices, notes, plugins, InserterAhead, Tools } = useEditorParts();
	const template = knownTemplate ?? null;
	const sidebar = useSidebar();
	const [ hasLabels ] = usePreference( 'showIconLabels' );
	const [ hasTrail ] = usePreference( 'showBlockBreadcrumbs' );
	const editedViewport = devices.useEditedViewport();
	const unrenderable = useUnrenderableContent( document );
	const parts = useShownParts( {
		mode,
		sidebar: sidebar.shows,
		isUnrenderable: unrenderable !== null,
		isPainted,
		canHaveNotes: notes.isFor( document ),
	} );
	const { frame, surface } = parts;
	const isCode = surface === 'code';
	const isFar = surface === 'sections';
	const dialogs = useEditorDialogs( {
		type: document.type,
		hasPrevious: onBack !== null,
		hasStyles: parts.sidebar === 'styles',
	} );
	const templateQuestion = useTemplateQuestion( template, onOpen );
	const templateView = useTemplateView(
		template !== null,
		isTemplateShown,
		onToggleTemplate
	);
	useCleanEntry( mode === 'edit' );
	useClosedTools( surface === 'book' );
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
			data-distraction-free={ frame === 'bar' }
			data-viewport={ editedViewport }
			data-far={ isFar }
			onKeyDown={ keepKeysInDialog }
		>
			{ frame !== 'none' && (
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
			{ hasTools( parts ) && ! isFar && <TopToolbar /> }
			{ isFar && <SectionTools isInTemplate={ isTemplateShown } /> }
			<div
				className={ styles.body }
				data-framed={ ! isCode && isPieceType( document.type ) }
			>
				{ hasTools( parts ) && <ToolPanels layout={ layout } /> }
				<EditorContent
					document={ document }
					mode={ mode }
					parts={ parts }
					unrenderable={ unrenderable }
					isInTemplate={ isTemplateShown }
					onActivate={ onActivate }
					onReady={ onReady }
					onTemplate={ templateQuestion.ask }
				/>
				<EditorSidebars
					document={ document }
					parts={ parts }
					sidebar={ sidebar }
					post={ post }
					template={ knownTemplate }
					isInTemplate={ isTemplateShown }
					isPainted={ isPainted }
					notesButton={ notesButton }
					onOpen={ onOpen }
					onOpenTemplate={ templateQuestion.open }
					onRemoved={ onRemoved }
				/>
			</div>
			{ frame === 'full' && hasTrail && ! isCode && (
				<BlockTrail document={ document } />
			) }
			{ mode === 'edit' && (
				<EditorKeys
					layout={ layout }
					isInTemplate={ isTemplateShown }
					onToggleSettings={ () => sidebar.toggle( 'settings' ) }
				/>
			) }
			{ mode === 'edit' && isPainted && (
				<EditorActions
					isInTemplate={ isTemplateShown }
					template={ template }
					templateView={ templateView }
					dialogs={ dialogs }
					onTemplate={ templateQuestion.open }
					onBack={ onBack }
					onToggleSettings={ () => sidebar.toggle( 'settings' ) }
				>
					<Tools
						document={ document }
						post={ post }
						isVisual={ ! isCode }
					/>
					{ parts.notes !== 'none' && ! isCode && (
						<notes.OfBlocks
							document={ document }
							isInTemplate={ isTemplateShown }
							hasMargin={ parts.notes === 'margin' }
							onAll={ () => sidebar.open( 'notes' ) }
						/>
					) }
				</EditorActions>
			) }
			<InserterAhead
				type={ document.type }
				isReady={ isPainted && frame !== 'none' }
			/>
			{ frame !== 'none' && isPainted && <plugins.All /> }
			{ templateQuestion.dialog }
		</div>
	);
}

interface EditorActionsProps extends Omit<
	ComponentProps< typeof EditorCommands >,
	'onDialog'
> {
	readonly dialogs: ReturnType< typeof useEditorDialogs >;
	/** Tools of other capabilities. */
	readonly children: ReactNode;
}

/** What can be done in the open editor: its commands, the dialogs that they open, and tools. */
function EditorActions( {
	dialogs,
	onToggleSettings,
	children,
	...commands
}: EditorActionsProps ) {
	return (
		<>
			<EditorCommands
				{ ...commands }
				onToggleSettings={ useEvent( onToggleSettings ) }
				onDialog={ useEvent( dialogs.show ) }
			/>
			<EditorDialogs { ...dialogs } />
			{ children }
		</>
	);
}

/** What is open of the panels before the canvas. */
function ToolPanels( { layout }: { layout: RefObject< HTMLElement > } ) {
	const { InserterPanel } = useEditorParts();
	const { isInserterOpen, isOverviewOpen } = useSelect(
		( select ) => ( {
			isInserterOpen: select( editorStore ).isInserterOpened(),
			isOverviewOpen: select( editorStore ).isListViewOpened(),
		} ),
		[]
	);
	return (
		<>
			{ isInserterOpen && <InserterPanel /> }
			{ isOverviewOpen && (
				<OverviewPanel
					onClosed={ () => overviewButton( layout )?.focus() }
				/>
			) }
		</>
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
