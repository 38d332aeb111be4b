import { draftEnd, type DraftEnd } from '@/platform/draftEnd';
import {
	fetchDraftState,
	watchRefusals,
	type DraftState,
} from '@/platform/draftState';
import { setOpenDraftTitle } from '@/platform/siteDraft';
import { setPeople } from './draftPeople';
import { refetchDrafts } from './freshDrafts';
import { runningPublication } from './publication';

/** The interval of requests, in milliseconds: what happened is shown within five seconds. */
const PAUSE = 4000;

/** Without answers, the site is asked less often. */
const LONGEST_PAUSE = 60_000;

/**
 * Asks the site what has become of the open draft: regularly while the page is visible, and at once when it is shown again.
 * `draftEnd` says when it has ended; data about drafts is refetched when the draft has changed.
 *
 * @param id
 * @return Ends that.
 */
export function watchDraft( id: number ): () => void {
	let timer: ReturnType< typeof setTimeout > | undefined;
	let failures = 0;
	let isAsking = false;
	const stop = new AbortController();
	const isOver = () => stop.signal.aborted;
	let before: ( DraftState & { readonly name: 'there' } ) | null = null;

	const take = ( state: DraftState ) => {
		if ( state.name === 'ended' ) {
			// The page that publishes it knows more, and is about to leave the draft.
			if ( runningPublication.get()?.draft !== id ) {
				// With another theme, the draft can still return.
				if ( state.end.name !== 'theme' ) {
					stop.abort();
				}
				setEnd( asKnownBefore( state.end, before?.schedule ) );
				// Lists still have it.
				refetchDrafts();
			}
			return;
		}
		if ( draftEnd.get()?.name === 'theme' ) {
			draftEnd.set( null );
		}
		if ( before && before.revision !== state.revision ) {
			refetchDrafts();
		}
		before = state;
		setOpenDraftTitle( state.title );
		setPeople( state.people );
	};
	const ask = async () => {
		clearTimeout( timer );
		if ( isAsking || isOver() || document.hidden ) {
			return;
		}
		isAsking = true;
		const state = await fetchDraftState( id, { isOpen: true } );
		isAsking = false;
		if ( isOver() ) {
			return;
		}
		failures = state.ok ? 0 : failures + 1;
		if ( state.ok ) {
			take( state.value );
		}
		clearTimeout( timer );
		timer = setTimeout(
			() => void ask(),
			Math.min( PAUSE * 2 ** failures, LONGEST_PAUSE )
		);
	};
	watchRefusals( id );
	const look = () => void ask();
	document.addEventListener( 'visibilitychange', look );
	// A refused request doesn't say who has published the draft.
	const unsubscribe = draftEnd.subscribe( look );
	look();
	return () => {
		stop.abort();
		clearTimeout( timer );
		document.removeEventListener( 'visibilitychange', look );
		unsubscribe();
	};
}

function setEnd( end: DraftEnd ): void {
	if ( JSON.stringify( end ) !== JSON.stringify( draftEnd.get() ) ) {
		draftEnd.set( end );
	}
}

/** A schedule publishes in the name of whoever made it, who need not be there. */
const asKnownBefore = (
	end: DraftEnd,
	schedule: string | null | undefined
): DraftEnd =>
	end.name === 'published' && schedule && end.date >= schedule
		? { ...end, isScheduled: true }
		: end;
