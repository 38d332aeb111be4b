import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { messageFor } from './messages';
import { openChunk, type Chunk } from './useChunk';

const NOTICE = 'atelier-loading';

/**
 * Acts with a chunk, for actions without a dialog: at once if it has been loaded. Otherwise, a notice says that it loads, and
 * why it couldn’t.
 */
export async function withChunk< Part >(
	chunk: Chunk< Part >,
	act: ( part: Part ) => unknown
): Promise< void > {
	if ( chunk.loaded ) {
		act( chunk.loaded );
		return;
	}
	const { createErrorNotice, createInfoNotice, removeNotice } =
		dispatch( noticesStore );
	void createInfoNotice( __( 'Loading…', 'atelier' ), {
		type: 'snackbar',
		id: NOTICE,
		explicitDismiss: true,
	} );
	const opened = await openChunk( chunk );
	void removeNotice( NOTICE );
	if ( opened.ok ) {
		act( opened.value );
	} else {
		void createErrorNotice( messageFor( opened.error ), {
			type: 'snackbar',
		} );
	}
}
