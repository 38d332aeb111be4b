import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { PostTextEditor, store as editorStore } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { displayShortcut } from '@wordpress/keycodes';
import styles from './CodeEditor.module.css';

/**
 * The document as the text it is saved as.
 *
 * @param props
 * @param props.onReady Called once the text is there.
 */
export function CodeEditor( { onReady }: { readonly onReady: () => void } ) {
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
					onClick={ () => void switchEditorMode( 'visual' ) }
				>
					{ __( 'Exit code editor', 'atelier' ) }
				</Button>
			</div>
			<div className={ styles.text }>
				<PostTextEditor />
			</div>
		</div>
	);
}
