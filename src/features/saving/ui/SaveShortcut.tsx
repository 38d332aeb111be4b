import { useEvent } from '@wordpress/compose';
import { useEffect } from '@wordpress/element';
import { isSaveKey, onAnyKey } from '../../../ui/keys';
import { openDialog } from '../../../ui/openDialog';
import { useSaving } from '../data/useSaving';
import type { DocumentRef } from '../../documents/index.model';

/** Saves by the keyboard, wherever the focus is. Shows nothing itself. */
export function SaveShortcut( {
	open,
}: {
	/** The document on the canvas: a single change of it is saved without a question. */
	readonly open: DocumentRef | null;
} ) {
	const { save } = useSaving( open );
	const saveNow = useEvent( save );
	useEffect(
		() =>
			onAnyKey( ( event ) => {
				// A dialog is answered first: the review would close it, and what is typed into it would be lost.
				if ( isSaveKey( event ) && ! event.repeat && ! openDialog() ) {
					commitField();
					// By then what the field has told is among the changes.
					setTimeout( saveNow );
				}
			} ),
		[ saveNow ]
	);
	return null;
}

/** Some fields tell what was typed into them only when they are left. */
function commitField() {
	const { activeElement: field } = document;
	if ( field instanceof HTMLInputElement ) {
		field.blur();
		field.focus( { preventScroll: true } );
	}
}
