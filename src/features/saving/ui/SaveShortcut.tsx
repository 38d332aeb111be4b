import { useEvent } from '@wordpress/compose';
import { useEffect } from '@wordpress/element';
import { isSaveKey, onAnyKey } from '@/ui/keys';
import { openDialog } from '@/ui/openDialog';
import { useSaving } from '../data/useSaving';
import type { DocumentRef } from '@/features/documents/index.model';

/** Saves on the keyboard shortcut, wherever the focus is. Renders nothing. */
export function SaveShortcut( {
	open,
}: {
	/** The document on the canvas: its changes alone are saved without a review. */
	readonly open: DocumentRef | null;
} ) {
	const { save } = useSaving( open );
	const saveNow = useEvent( save );
	useEffect(
		() =>
			onAnyKey( ( event ) => {
				// Open dialogs come first: the review would close them, and their input would be lost.
				if ( isSaveKey( event ) && ! event.repeat && ! openDialog() ) {
					commitField();
					// After a task, the committed field's edit is in the store.
					setTimeout( saveNow );
				}
			} ),
		[ saveNow ]
	);
	return null;
}

/** Some fields commit their value only on blur. */
function commitField() {
	const { activeElement: field } = document;
	if ( field instanceof HTMLInputElement ) {
		field.blur();
		field.focus( { preventScroll: true } );
	}
}
