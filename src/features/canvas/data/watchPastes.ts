import { dispatch } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { contentProblem } from '../../../kernel/contentProblem';
import { pasteMessage } from '../../documents/index.records';
import { pasteProblem } from '../model/paste';

/** Where a document is edited as code. */
const CODE = 'textarea.editor-post-text-editor';

const NOTICE = 'atelier-paste';

const FIELD = 'input, textarea, [contenteditable="true"]';

/**
 * Refuses to paste what neither browser nor server could bear, in words, before anybody makes blocks of it.
 *
 * @param page The document of the canvas, or the one around it.
 * @return Ends it.
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
	// On the way down, before the block editor hears of it.
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
		// A search or a title becomes no blocks; what is pasted beside them is for the selected block.
		return element?.closest( FIELD ) ? null : pasteProblem( pasted );
	}
	const { value, selectionStart, selectionEnd } = area;
	const next =
		value.slice( 0, selectionStart ) +
		pasted.text +
		value.slice( selectionEnd );
	// Code that is invalid already can be fixed in steps.
	return contentProblem( value ) ? null : contentProblem( next );
}
