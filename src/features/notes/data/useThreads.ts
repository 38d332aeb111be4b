import { store as blockEditorStore } from '@wordpress/block-editor';
import { useLayoutEffect, useMemo, useState } from '@wordpress/element';
import { isSameTree } from '../../../kernel/sameTree';
import { listenTo } from '../../../platform/listenTo';
import { useSignal } from '../../../ui/useSignal';
import type { DocumentRef } from '../../documents/index.model';
import { buildThreads, type Anchor, type Threads } from '../model/threads';
import { readAnchors } from './blocks';
import { notesOf, type LoadedNotes } from './notes';

const NONE: readonly Anchor[] = [];
const NO_NOTES: readonly [] = [];
const NO_THREADS = buildThreads( [], [] );
const LOADING: LoadedNotes = { status: 'loading' };

/** How long blocks have to stay as they are before the list follows, in milliseconds: nothing is done between two keys. */
const REST = 250;

/** The notes of a document with their blocks, as far as they have been loaded. */
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

/** The blocks with notes; null until they have been looked for. As long as there are no notes, nobody does. */
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
		// With notes that have just arrived their blocks may have changed, and before they are shown.
	}, [ isWanted, notes ] );
	return isWanted ? anchors : NONE;
}
