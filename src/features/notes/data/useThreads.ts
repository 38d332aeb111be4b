import { store as blockEditorStore } from '@wordpress/block-editor';
import { useLayoutEffect, useMemo, useState } from '@wordpress/element';
import { isSameTree } from '@/kernel/sameTree';
import { listenTo } from '@/platform/listenTo';
import { useSignal } from '@/ui/useSignal';
import type { DocumentRef } from '@/features/documents/index.model';
import { buildThreads, type Anchor, type Threads } from '../model/threads';
import { readAnchors } from './blocks';
import { notesOf, type LoadedNotes } from './notes';

const NONE: readonly Anchor[] = [];
const NO_NOTES: readonly [] = [];
const NO_THREADS = buildThreads( [], [] );
const LOADING: LoadedNotes = { status: 'loading' };

/** The delay between a change of blocks and the update, in milliseconds: nothing runs between two keys. */
const REST = 250;

/** The loaded notes of a document with their blocks. */
export function useThreads( document: DocumentRef ): {
	readonly load: LoadedNotes;
	readonly threads: Threads;
} {
	const load = useSignal( notesOf( document ) );
	const notes = load.status === 'ready' ? load.value : NO_NOTES;
	const anchors = useAnchors( notes );
	const threads = useMemo(
		() => buildThreads( notes, anchors ?? NONE ),
		[ notes, anchors ]
	);
	return {
		load: load.status === 'ready' && ! anchors ? LOADING : load,
		threads: anchors ? threads : NO_THREADS,
	};
}

/** The blocks with notes; null before the first search. Nothing is searched while there are no notes. */
function useAnchors( notes: readonly unknown[] ): readonly Anchor[] | null {
	const isWanted = notes.length > 0;
	const [ anchors, setAnchors ] = useState< readonly Anchor[] | null >(
		null
	);
	useLayoutEffect( () => {
		if ( ! isWanted ) {
			return undefined;
		}
		let timer: ReturnType< typeof setTimeout > | undefined;
		const update = () =>
			setAnchors( ( before ) => {
				const now = readAnchors();
				return before && isSameTree( before, now ) ? before : now;
			} );
		update();
		const stop = listenTo( () => {
			clearTimeout( timer );
			timer = setTimeout( update, REST );
		}, blockEditorStore );
		return () => {
			clearTimeout( timer );
			stop();
		};
		// The blocks may have changed when notes arrive, so they are read before the notes are shown.
	}, [ isWanted, notes ] );
	return isWanted ? anchors : NONE;
}
