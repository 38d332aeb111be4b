import { useEffect, useRef } from '@wordpress/element';
import { openNote, threadKey } from '../data/selection';
import { primaryOf, type Thread } from '../model/threads';

/**
 * Selecting a block shows its notes.
 *
 * @param all
 * @param selected The selected block; null without one.
 * @param isLoaded Whether the notes have loaded.
 */
export function useNotesOfSelected(
	all: readonly Thread[],
	selected: string | null,
	isLoaded: boolean
): void {
	const known = useRef( all );
	known.current = all;
	useEffect( () => {
		const current = known.current.find(
			( { note } ) => note.id === openNote.get()
		);
		if ( selected !== null && current?.anchor?.clientId !== selected ) {
			openNote.set(
				primaryOf( known.current, selected )?.note.id ?? null
			);
		}
	}, [ selected, isLoaded ] );
}

/** The focus key of the next note when one disappears; null without another. */
export function keyAfter( all: readonly Thread[], id: number ): string | null {
	const at = all.findIndex( ( { note } ) => note.id === id );
	const next = all[ at + 1 ] ?? all[ at - 1 ];
	return next ? threadKey( next.note.id ) : null;
}
