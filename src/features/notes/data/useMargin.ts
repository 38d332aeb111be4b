import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import type { RefObject } from 'react';
import { isSameTree } from '@/kernel/sameTree';
import { endOf, placeBeside } from '../model/margin';
import { markIn } from './marks';

/** A note beside its block. */
export interface Placed {
	readonly key: string;
	/** Its ID; null for an unsent note. */
	readonly id: number | null;
	/** The client ID of its block; null without one. */
	readonly clientId: string | null;
}

interface Margin {
	/** The vertical position of each note by key, in pixels. */
	readonly places: Readonly< Record< string, number > >;
	readonly height: number;
	/** The background color of the canvas' document. */
	readonly background: string;
}

/** Space below an open note, in pixels. */
const ROOM_BELOW = 16;

/** The attribute with a note's key. */
export const NOTE_KEY = 'data-beside';

/**
 * Positions notes beside a canvas, again whenever the layout of its blocks or the notes changes. Both scroll together.
 *
 * @param canvas The canvas' frame; null before it has rendered.
 * @param notes  In document order.
 * @param open   The key of the open note; null without one.
 * @return The positions, null before they are known, and a ref for the notes' container.
 */
export function useMargin(
	canvas: HTMLIFrameElement | null,
	notes: readonly Placed[],
	open: string | null
) {
	const list = useRef< HTMLDivElement >( null );
	const [ margin, setMargin ] = useState< Margin | null >( null );
	const frame = canvas?.contentDocument;
	const keys = notes.map( ( { key } ) => key ).join();
	useLayoutEffect( () => {
		const { current } = list;
		const view = frame?.defaultView;
		if ( ! current || ! frame || ! view ) {
			return undefined;
		}
		const measure = () => {
			const now = measured( canvas, frame, view, current, notes, open );
			setMargin( ( before ) =>
				isSameTree( before, now ) ? before : now
			);
		};
		measure();
		let next = 0;
		const later = () => {
			window.cancelAnimationFrame( next );
			next = window.requestAnimationFrame( measure );
		};
		const inCanvas = new view.ResizeObserver( later );
		inCanvas.observe( frame.body );
		const root = frame.querySelector( '.is-root-container' );
		if ( root ) {
			inCanvas.observe( root );
		}
		const beside = new ResizeObserver( later );
		beside.observe( canvas );
		for ( const card of cardsIn( current ) ) {
			beside.observe( card );
		}
		return () => {
			window.cancelAnimationFrame( next );
			inCanvas.disconnect();
			beside.disconnect();
		};
		// The keys identify the notes; their blocks are found by client ID.
		// oxlint-disable-next-line react/exhaustive-deps
	}, [ canvas, frame, keys, open, notes.length ] );
	useLayoutEffect( () => {
		const scroller = list.current?.parentElement;
		return scroller && frame
			? scrollTogether( scroller, frame )
			: undefined;
	}, [ frame, keys ] );
	useBroughtIntoView(
		list,
		open,
		open === null ? null : margin?.places[ open ]
	);
	return { list, margin };
}

const cardsIn = ( list: HTMLElement ) => [
	...list.querySelectorAll< HTMLElement >( `[${ NOTE_KEY }]` ),
];

/** Where notes are now, each beside its block as far as there is room. */
function measured(
	canvas: HTMLElement,
	frame: Document,
	view: Window,
	list: HTMLElement,
	notes: readonly Placed[],
	open: string | null
): Margin {
	const heights = new Map(
		cardsIn( list ).map( ( card ) => [
			card.getAttribute( NOTE_KEY ),
			card.offsetHeight,
		] )
	);
	// The canvas may start at another height than the notes.
	const offset =
		canvas.getBoundingClientRect().top -
		( list.parentElement?.getBoundingClientRect().top ?? 0 ) +
		view.scrollY;
	const beside = notes.map( ( note ) => ( {
		key: note.key,
		wanted: topOf( frame, note, offset ),
		height: heights.get( note.key ) ?? 0,
	} ) );
	const places = placeBeside( beside, open );
	return {
		places,
		height: Math.max(
			frame.documentElement.scrollHeight + offset - view.scrollY,
			endOf( beside, places )
		),
		background: view.getComputedStyle( frame.body ).backgroundColor,
	};
}

/** Scrolls the open note into view, as far as it fits. */
function useBroughtIntoView(
	list: RefObject< HTMLElement >,
	open: string | null,
	place: number | null | undefined
) {
	const isPlaced = typeof place === 'number';
	const top = useRef( 0 );
	top.current = place ?? 0;
	useLayoutEffect( () => {
		const scroller = list.current?.parentElement;
		const card = list.current?.querySelector< HTMLElement >(
			`[${ NOTE_KEY }="${ open }"]`
		);
		if ( ! isPlaced || ! scroller || ! card ) {
			return;
		}
		const end = top.current + card.offsetHeight + ROOM_BELOW;
		scroller.scrollTop = Math.min(
			top.current,
			Math.max( scroller.scrollTop, end - scroller.clientHeight )
		);
	}, [ list, open, isPlaced ] );
}

function topOf(
	frame: Document,
	{ clientId, id }: Placed,
	offset: number
): number | null {
	const block =
		clientId === null
			? null
			: frame.getElementById( `block-${ clientId }` );
	const about = ( id !== null && block && markIn( block, id ) ) || block;
	const { top, height } = about?.getBoundingClientRect() ?? {
		top: 0,
		height: 0,
	};
	return height === 0 ? null : top + offset;
}

/** Scrolling one side scrolls the other as far as possible. */
function scrollTogether( scroller: HTMLElement, frame: Document ) {
	const view = frame.defaultView;
	const follow = () => {
		scroller.scrollTop = view?.scrollY ?? 0;
	};
	// Past its end, the canvas stays while the last notes scroll.
	const lead = () => {
		const { scrollHeight, clientHeight } = frame.documentElement;
		const wanted = Math.min(
			scroller.scrollTop,
			scrollHeight - clientHeight
		);
		if ( view && Math.abs( view.scrollY - wanted ) >= 1 ) {
			view.scrollTo( { top: wanted, behavior: 'instant' } );
		}
	};
	follow();
	view?.addEventListener( 'scroll', follow, { passive: true } );
	scroller.addEventListener( 'scroll', lead, { passive: true } );
	return () => {
		view?.removeEventListener( 'scroll', follow );
		scroller.removeEventListener( 'scroll', lead );
	};
}
