import { useEffect, useState } from '@wordpress/element';
import { DIALOGS } from './dialogs';

/** Dialogs that open by themselves, first ones first. */
const ORDER = [ 'restore', 'guide', 'starters' ] as const;
type Kind = ( typeof ORDER )[ number ];

interface Waiting {
	readonly kind: Kind;
	readonly open: () => void;
}

let waiting: readonly Waiting[] = [];
let opened: Waiting | null = null;
let observer: MutationObserver | null = null;

/**
 * Whether a dialog that opens by itself may do so now, until it no longer wants to: when no dialog is open, and it is the first of
 * those that wait. Two at once would hide each other from the keyboard and from screen readers, also after one has been closed.
 */
export function useDialogTurn( kind: Kind, isWanted: boolean ): boolean {
	const [ isTurn, setIsTurn ] = useState( false );
	useEffect( () => {
		if ( ! isWanted ) {
			return undefined;
		}
		const leave = wait( { kind, open: () => setIsTurn( true ) } );
		return () => {
			leave();
			setIsTurn( false );
		};
	}, [ kind, isWanted ] );
	return isTurn;
}

/** Returns what ends the wait, or the turn. */
function wait( one: Waiting ): () => void {
	waiting = [ ...waiting, one ];
	if ( ! observer ) {
		observer = new MutationObserver( openNext );
		observer.observe( document.body, { childList: true } );
	}
	openSoon();
	return () => {
		waiting = waiting.filter( ( other ) => other !== one );
		if ( opened === one ) {
			opened = null;
		}
		openSoon();
	};
}

/** After everything that the same change renders has joined. */
const openSoon = (): void => queueMicrotask( openNext );

function openNext(): void {
	if ( waiting.length === 0 && ! opened ) {
		observer?.disconnect();
		observer = null;
	}
	if ( opened || document.querySelector( DIALOGS ) ) {
		return;
	}
	const next = ORDER.flatMap( ( kind ) =>
		waiting.filter( ( one ) => one.kind === kind )
	)[ 0 ];
	if ( next ) {
		opened = next;
		waiting = waiting.filter( ( one ) => one !== next );
		next.open();
	}
}
