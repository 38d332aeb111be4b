import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import type { RefObject } from 'react';
import { isSameTree } from '../../../kernel/sameTree';
import { endOf, placeBeside } from '../model/margin';
import { markIn } from './marks';

/** A note that is to stand beside what it is about. */
export interface Placed {
	readonly key: string;
	/** Its number; null before it is sent. */
	readonly id: number | null;
	/** The block that it is about; null where there is none. */
	readonly clientId: string | null;
}

interface Margin {
	/** How far down each note is, by its key. */
	readonly places: Readonly< Record< string, number > >;
	readonly height: number;
	/** The color of the canvas' document. */
	readonly background: string;
}

/** What is below an open note. */
const ROOM_BELOW = 16;

/** The attribute that a note is found by. */
export const NOTE_KEY = 'data-beside';

/**
 * Where notes are beside a canvas; again whenever its blocks or the notes are laid out otherwise. Both scroll together.
 *
 * @param canvas The frame beside; null before it is there.
 * @param notes  In the order of the document.
 * @param open   The key of the open one; null where none is.
 * @return The places, null before they are known, and a reference for what the notes are in.
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
		const cards = () => [
			...current.querySelectorAll< HTMLElement >( `[${ NOTE_KEY }]` ),
		];
		const measure = () => {
			const heights = new Map(
				cards().map( ( card ) => [
					card.getAttribute( NOTE_KEY ),
					card.offsetHeight,
				] )
			);
			// The canvas may begin elsewhere than the notes do.
			const offset =
				canvas.getBoundingClientRect().top -
				( current.parentElement?.getBoundingClientRect().top ?? 0 ) +
				view.scrollY;
			const beside = notes.map( ( note ) => ( {
				key: note.key,
				wanted: topOf( frame, note, offset ),
				height: heights.get( note.key ) ?? 0,
			} ) );
			const places = placeBeside( beside, open );
			const now: Margin = {
				places,
				height: Math.max(
					frame.documentElement.scrollHeight + offset - view.scrollY,
					endOf( beside, places )
				),
				background: view.getComputedStyle( frame.body ).backgroundColor,
			};
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
		for ( const card of cards() ) {
			beside.observe( card );
		}
		return () => {
			window.cancelAnimationFrame( next );
			inCanvas.disconnect();
			beside.disconnect();
		};
		// The notes are the same as long as their keys are; what they are about is found by their blocks.
		// eslint-disable-next-line react-hooks/exhaustive-deps
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

/** Shows all of the open note, as far as there is room for it. */
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

/** Whichever of the two is scrolled, the other one follows as far as it can. */
function scrollTogether( scroller: HTMLElement, frame: Document ) {
	const view = frame.defaultView;
	const follow = () => {
		scroller.scrollTop = view?.scrollY ?? 0;
	};
	// Behind its end the canvas stays where it is while the last notes are read.
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
