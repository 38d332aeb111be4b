import { speak } from '@wordpress/a11y';
import { useEvent } from '@wordpress/compose';
import { useMemo, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { CSSProperties, KeyboardEvent, PointerEvent, Ref } from 'react';

interface ReorderingOptions {
	readonly ids: readonly string[];
	/** Moves an entry to the index of another one. */
	readonly onMove: ( id: string, to: number ) => void;
}

/** Handlers for entries; the same object as long as the list is shown. */
export interface Movable {
	readonly move: ( id: string, to: number ) => void;
	readonly register: ( id: string ) => Ref< HTMLLIElement >;
	readonly handle: ( id: string ) => object;
}

export interface Reordering extends Movable {
	readonly dragged: string | null;
	readonly styleOf: ( id: string ) => CSSProperties | undefined;
	/** For entries that don't re-render while another one moves. */
	readonly movable: Movable;
}

interface Drag {
	readonly id: string;
	readonly startY: number;
	readonly offset: number;
	/** The index if the entry were dropped now. */
	readonly to: number;
}

/** Reorders the entries of a list by pointer, by touch, or with the arrow keys on their handle. */
export function useReordering( {
	ids,
	onMove,
}: ReorderingOptions ): Reordering {
	const elements = useRef( new Map< string, HTMLLIElement >() );

	const move = useEvent( ( id: string, to: number ) => {
		if ( to >= 0 && to < ids.length && to !== ids.indexOf( id ) ) {
			onMove( id, to );
			speak(
				sprintf(
					/* translators: 1: new position in a list, 2: length of the list. */
					__( 'Moved to position %1$d of %2$d', 'atelier' ),
					to + 1,
					ids.length
				),
				'assertive'
			);
		}
	} );

	const { drag, grab, pull, drop, cancel } = useDrag( ids, elements, move );
	const press = useEvent( ( id: string, event: KeyboardEvent ) => {
		const step = { ArrowUp: -1, ArrowDown: 1 }[ event.key ];
		if ( step !== undefined ) {
			event.preventDefault();
			move( id, ids.indexOf( id ) + step );
		}
	} );

	const movable = useMemo(
		(): Movable => ( {
			move,
			register: ( id ) => ( element ) => {
				if ( element ) {
					elements.current.set( id, element );
				} else {
					elements.current.delete( id );
				}
			},
			handle: ( id ) => ( {
				onPointerDown: ( event: PointerEvent< HTMLElement > ) =>
					grab( id, event ),
				onPointerMove: ( event: PointerEvent ) => pull( id, event ),
				onPointerUp: drop,
				onPointerCancel: cancel,
				onKeyDown: ( event: KeyboardEvent ) => press( id, event ),
			} ),
		} ),
		[ move, grab, pull, drop, cancel, press ]
	);

	return {
		...movable,
		movable,
		dragged: drag?.id ?? null,
		styleOf: ( id ) =>
			drag
				? styleWhile(
						drag,
						ids,
						id,
						elements.current.get( drag.id )?.offsetHeight ?? 0
					)
				: undefined,
	};
}

/** What is dragged by a pointer; all functions stay the same. */
function useDrag(
	ids: readonly string[],
	elements: { readonly current: ReadonlyMap< string, HTMLElement > },
	move: Movable[ 'move' ]
) {
	const [ drag, setDrag ] = useState< Drag | null >( null );
	const grab = useEvent(
		( id: string, event: PointerEvent< HTMLElement > ) => {
			event.currentTarget.setPointerCapture( event.pointerId );
			setDrag( {
				id,
				startY: event.clientY,
				offset: 0,
				to: ids.indexOf( id ),
			} );
		}
	);
	const pull = useEvent( ( id: string, { clientY }: PointerEvent ) => {
		if ( drag?.id === id ) {
			const offset = clientY - drag.startY;
			setDrag( {
				...drag,
				offset,
				to: positionAt( ids, elements.current, id, offset ),
			} );
		}
	} );
	const drop = useEvent( () => {
		if ( drag ) {
			setDrag( null );
			move( drag.id, drag.to );
		}
	} );
	const cancel = useEvent( () => setDrag( null ) );
	return { drag, grab, pull, drop, cancel };
}

/** The index of an entry that is moved by some pixels. */
function positionAt(
	ids: readonly string[],
	elements: ReadonlyMap< string, HTMLElement >,
	id: string,
	offset: number
): number {
	const own = elements.get( id )?.offsetTop ?? 0;
	const others = ids.filter( ( other ) => other !== id );
	return others.filter( ( other ) => {
		const element = elements.get( other );
		const isBefore = ids.indexOf( other ) < ids.indexOf( id );
		const middle =
			( element?.offsetTop ?? 0 ) +
			( ( isBefore ? 1 : -1 ) * ( element?.offsetHeight ?? 0 ) ) / 2;
		return middle <= own + offset;
	} ).length;
}

/**
 * The style of an entry while another one or itself is dragged: those that are passed make room.
 *
 * @param drag
 * @param ids
 * @param id
 * @param height Of the dragged entry, in pixels.
 */
function styleWhile(
	drag: Drag,
	ids: readonly string[],
	id: string,
	height: number
): CSSProperties | undefined {
	if ( drag.id === id ) {
		return { transform: `translateY(${ drag.offset }px)` };
	}
	const from = ids.indexOf( drag.id );
	const at = ids.indexOf( id );
	const isPassed =
		( from < at && at <= drag.to ) || ( drag.to <= at && at < from );
	return isPassed
		? { transform: `translateY(${ from < at ? -height : height }px)` }
		: undefined;
}
