import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { PostTextEditor, store as editorStore } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { displayShortcut } from '@wordpress/keycodes';
import { withoutUnclosed } from '@/kernel/blockText';
import type { ContentProblem } from '@/kernel/contentProblem';
import { Failure } from '@/ui/Failure';
import type { DocumentRef } from '@/features/documents/index.model';
import {
	storedContentMessage,
	editContent,
} from '@/features/documents/index.records';
import type { UnrenderableContent } from '../data/useUnrenderableContent';
import styles from './CodeEditor.module.css';

interface CodeEditorProps {
	readonly document: DocumentRef;
	/** The reason why the code can't be parsed into blocks; null if it can. */
	readonly unrenderable: UnrenderableContent | null;
	/** Called after the first render. */
	readonly onReady: () => void;
}

/** The document as serialized blocks. The user can't leave the code editor while the code can't be parsed. */
export function CodeEditor( {
	document,
	unrenderable,
	onReady,
}: CodeEditorProps ) {
	const { switchEditorMode } = useDispatch( editorStore );
	useEffect( onReady, [ onReady ] );
	return (
		<div className={ styles.editor }>
			<div className={ styles.header }>
				<h2 className={ styles.title }>
					{ __( 'Editing code', 'atelier' ) }
				</h2>
				<Button
					size="compact"
					variant="tertiary"
					shortcut={ displayShortcut.secondary( 'm' ) }
					disabled={ unrenderable !== null }
					accessibleWhenDisabled
					onClick={ () => void switchEditorMode( 'visual' ) }
				>
					{ __( 'Exit code editor', 'atelier' ) }
				</Button>
			</div>
			<div className={ styles.text }>
				<PostTextEditor />
			</div>
			<div role="status" className={ styles.status }>
				{ unrenderable && (
					<Problem document={ document } { ...unrenderable } />
				) }
			</div>
		</div>
	);
}

function Problem( {
	document,
	text,
	problem,
}: UnrenderableContent & { readonly document: DocumentRef } ) {
	const repaired = withoutUnclosed( text );
	return (
		<div className={ styles.problem }>
			<p className={ styles.reason }>
				{ storedContentMessage( problem ) }
			</p>
			{ repaired !== text && (
				<Button
					size="compact"
					variant="secondary"
					onClick={ () => editContent( document, repaired ) }
				>
					{ __( 'Remove unclosed blocks', 'atelier' ) }
				</Button>
			) }
		</div>
	);
}

interface UnrenderableCodeProps {
	readonly problem: ContentProblem;
	readonly onReady: () => void;
	readonly onEdit: () => void;
}

/** Shown in view mode instead of the blocks. */
export function UnrenderableCode( {
	problem,
	onReady,
	onEdit,
}: UnrenderableCodeProps ) {
	useEffect( onReady, [ onReady ] );
	return (
		<div className={ styles.middle }>
			<Failure
				title={ __( 'The unsaved code can’t be displayed', 'atelier' ) }
				text={ storedContentMessage( problem ) }
			>
				<Button variant="primary" onClick={ onEdit }>
					{ __( 'Edit as code', 'atelier' ) }
				</Button>
			</Failure>
		</div>
	);
}
