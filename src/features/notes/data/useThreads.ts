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
		() => buildThreads( notes, anchors ),
		[ notes, anchors ]
	);
	return { load, threads };
}

/** The blocks with notes; as long as there are no notes, nobody looks for them. */
function useAnchors( notes: readonly unknown[] ): readonly Anchor[] {
	const isWanted = notes.length > 0;
	const [ anchors, setAnchors ] = useState( NONE );
	useLayoutEffect( () => {
		if ( ! isWanted ) {
			return undefined;
		}
		let timer: ReturnType< typeof setTimeout > | undefined;
		const update = () =>
			setAnchors( ( before ) => {
				const now = readAnchors();
				return isSameTree( before, now ) ? before : now;
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
	return anchors;
}
