import type { RefObject } from 'react';
import type { EntityRecord } from '@/features/documents/index.model';
import { useEditorParts } from '../data/editorParts';
import type { Sidebar } from '../data/useSidebar';
import type { DocumentEditorProps } from '../model/documentEditorProps';
import type { ShownParts } from '../model/shownParts';

interface EditorSidebarsProps extends Pick<
	DocumentEditorProps,
	'document' | 'onOpen' | 'onRemoved'
> {
	readonly parts: ShownParts;
	readonly sidebar: Sidebar;
	readonly post: EntityRecord;
	/** The template of the document; null without one, undefined while it loads. */
	readonly template: EntityRecord | null | undefined;
	readonly isInTemplate: boolean;
	/** Whether the first blocks are painted. */
	readonly isPainted: boolean;
	/** The button that has the focus once the notes are hidden. */
	readonly notesButton: RefObject< HTMLButtonElement >;
	readonly onOpenTemplate: () => void;
}

/** What is beside the canvas: one sidebar, or notes in the margin. */
export function EditorSidebars( {
	document,
	parts,
	sidebar,
	post,
	template,
	isInTemplate,
	isPainted,
	notesButton,
	onOpen,
	onOpenTemplate,
	onRemoved,
}: EditorSidebarsProps ) {
	const { notes, plugins, styles, SettingsPanel } = useEditorParts();
	const isCode = parts.surface === 'code';
	return (
		<>
			{ parts.frame === 'full' && (
				<plugins.Sidebar isOpen={ parts.sidebar === 'plugin' } />
			) }
			{ parts.sidebar === 'settings' && (
				<SettingsPanel
					document={ document }
					post={ post }
					template={ template }
					isInTemplate={ isInTemplate }
					isFilled={ isPainted }
					isVisual={ ! isCode }
					onOpenTemplate={ onOpenTemplate }
					onOpen={ onOpen }
					onClose={ sidebar.close }
					onRemoved={ onRemoved }
				/>
			) }
			{ parts.sidebar === 'styles' && (
				<styles.Panel onClose={ sidebar.close } />
			) }
			{ parts.notes === 'margin' && (
				<notes.Margin
					// Showing the template needs a new canvas.
					key={ String( isInTemplate ) }
					document={ document }
					onAll={ () => sidebar.open( 'notes' ) }
					onHidden={ () => notesButton.current?.focus() }
				/>
			) }
			{ parts.notes !== 'none' && parts.sidebar === 'notes' && (
				<notes.Panel
					document={ document }
					isInTemplate={ isInTemplate }
					onClose={ sidebar.close }
				/>
			) }
		</>
	);
}
