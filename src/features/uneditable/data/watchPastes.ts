import { dispatch } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { contentProblem } from '@/kernel/contentProblem';
import { pasteMessage } from '@/features/documents/index.records';
import { pasteProblem } from '../model/paste';

/** The code editor's text field. */
const CODE = 'textarea.editor-post-text-editor';

const NOTICE = 'atelier-paste';

const FIELD = 'input, textarea, [contenteditable="true"]';

/**
 * Rejects pasted content that would freeze the browser or crash the server, with a message, before it is parsed.
 *
 * @param page The canvas' document, or the page's.
 * @return Stops watching.
 */
export function watchPastes( page: Document ): () => void {
	const check = ( event: ClipboardEvent ) => {
		const problem = problemOf( event, page === window.document );
		const { createErrorNotice, removeNotice } = dispatch( noticesStore );
		if ( problem ) {
			event.preventDefault();
			event.stopImmediatePropagation();
			void createErrorNotice( pasteMessage( problem ), { id: NOTICE } );
		} else {
			void removeNotice( NOTICE );
		}
	};
	// In the capture phase, before the block editor.
	page.addEventListener( 'paste', check, true );
	return () => page.removeEventListener( 'paste', check, true );
}

function problemOf(
	{ clipboardData, target }: ClipboardEvent,
	isAround: boolean
) {
	const pasted = {
		html: clipboardData?.getData( 'text/html' ) ?? '',
		text: clipboardData?.getData( 'text/plain' ) ?? '',
	};
	if ( ! isAround ) {
		return pasteProblem( pasted );
	}
	const element = target as Element | null;
	const area = element?.closest< HTMLTextAreaElement >( CODE );
	if ( ! area ) {
		// Text in a search or title field isn't parsed into blocks; pasting outside fields acts on the selected block.
		return element?.closest( FIELD ) ? null : pasteProblem( pasted );
	}
	const { value, selectionStart, selectionEnd } = area;
	const next =
		value.slice( 0, selectionStart ) +
		pasted.text +
		value.slice( selectionEnd );
	// Code that is already invalid can be fixed step by step.
	return contentProblem( value ) ? null : contentProblem( next );
}
