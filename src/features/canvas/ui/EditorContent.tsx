import { __ } from '@wordpress/i18n';
import type { ComponentProps } from 'react';
import { Region } from '@/ui/Region';
import {
	CodeEditor,
	UnrenderableCode,
} from '@/features/uneditable/index.editor';
import { useEditorParts } from '../data/editorParts';
import type { DocumentEditorProps } from '../model/documentEditorProps';
import type { ShownParts } from '../model/shownParts';
import { BlocksCanvas } from './BlocksCanvas';
import styles from './EditorLayout.module.css';

interface EditorContentProps extends Pick<
	DocumentEditorProps,
	'document' | 'mode' | 'onActivate' | 'onReady'
> {
	readonly parts: ShownParts;
	/** Why the content isn't shown as blocks; null if it is. */
	readonly unrenderable: ComponentProps<
		typeof CodeEditor
	>[ 'unrenderable' ];
	readonly isInTemplate: boolean;
	/** Called for a press on the template around the document. */
	readonly onTemplate: () => void;
}

/** The document: its blocks, or its code. */
export const EditorContent = ( {
	document,
	mode,
	parts: { frame, surface, sidebar },
	unrenderable,
	isInTemplate,
	onActivate,
	onReady,
	onTemplate,
}: EditorContentProps ) => {
	const { Cover } = useEditorParts().styles;
	const isPicture = frame === 'none';
	const isCode = surface === 'code';
	return (
		<Region
			label={
				isPicture
					? __( 'Preview', 'atelier' )
					: __( 'Editor content', 'atelier' )
			}
			isFocusTarget
			className={ styles.canvas }
		>
			{ isCode && (
				<CodeEditor
					document={ document }
					unrenderable={ unrenderable }
					onReady={ onReady }
				/>
			) }
			{ ! isCode && unrenderable && (
				<UnrenderableCode
					problem={ unrenderable.problem }
					onReady={ onReady }
					onEdit={ onActivate }
				/>
			) }
			{ ! isCode && ! unrenderable && (
				<Cover hasPanel={ sidebar === 'styles' }>
					<BlocksCanvas
						document={ document }
						isInTemplate={ isInTemplate }
						isPicture={ isPicture }
						isOutOfSight={ mode === 'standby' }
						onActivate={ onActivate }
						onReady={ onReady }
						onTemplate={ isInTemplate ? onTemplate : null }
					/>
				</Cover>
			) }
		</Region>
	);
};
