import { dispatch, select } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

/** Copies all blocks on the canvas to the clipboard, and shows a notice. */
export async function copyBlocks(): Promise< void > {
	const { createSuccessNotice, createErrorNotice } = dispatch( noticesStore );
	try {
		await navigator.clipboard.writeText(
			select( editorStore ).getEditedPostContent()
		);
		void createSuccessNotice( __( 'All blocks copied.', 'atelier' ), {
			type: 'snackbar',
		} );
	} catch {
		void createErrorNotice(
			__(
				'Your browser blocked copying. Open the code editor and copy from there.',
				'atelier'
			)
		);
	}
}
