import { useEvent } from '@wordpress/compose';
import { useLayoutEffect, useMemo, useRef, useState } from '@wordpress/element';
import { isRTL } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import type { LinkProblems } from '../data/useLinkProblems';
import { targetKey, targetOf } from '../model/describe';
import { find } from '../model/edit';
import type { Tree } from '../model/item';
import {
	positionOfDrop,
	rowsOf,
	type Direction,
	type Row,
	type Zone,
} from '../model/moves';
import { ItemRow, type RowEvents } from './ItemRow';
import styles from './ItemTree.module.css';
import type { Entry } from '@/ui/RowMenu';

/** The callbacks of the list. */
export interface TreeActions {
	readonly onOpen: ( key: string ) => void;
	readonly onStep: ( key: string, direction: Direction ) => void;
	readonly onDrop: ( key: string, over: string, zone: Zone ) => void;
	readonly onRemove: ( key: string ) => void;
	readonly entriesFor: ( key: string ) => readonly ( readonly Entry[] )[];
}

/** A request to focus an item; a new object for each request. */
export interface FocusWish {
	readonly key: string;
}

interface ItemTreeProps extends TreeActions {
	readonly label: string;
	readonly tree: Tree;
	readonly problems: LinkProblems;
	readonly focusWish: FocusWish | null;
}

/** The items of a menu as rows that are moved by pointer and by keyboard. */
export function ItemTree( {
	label,
	tree,
	problems,
	focusWish,
	...actions
}: ItemTreeProps ) {
	const grid = useRef< HTMLDivElement >( null );
	const [ closed, setClosed ] = useState< ReadonlySet< string > >(
		() => new Set()
	);
	const [ current, setCurrent ] = useState< string | null >( null );
	const rows = useMemo( () => rowsOf( tree, closed ), [ tree, closed ] );
	const tabStop = rows.some( ( { item } ) => item.key === current )
		? current
		: rows[ 0 ]?.item.key;
	const dragging = useDragging( tree, actions.onDrop );

	const setOpen = ( key: string, isOpen: boolean ) =>
		setClosed( ( before ) => {
			const next = new Set( before );
			if ( isOpen ) {
				next.delete( key );
			} else {
				next.add( key );
			}
			return next;
		} );

	useLayoutEffect( () => {
		if ( ! focusWish ) {
			return;
		}
		const around = find( tree, focusWish.key )?.parents ?? [];
		around.forEach( ( { key } ) => setOpen( key, true ) );
		focusRow( grid.current, focusWish.key, 'item' );
		// Only for another request, not for another tree: the two change together.
		// oxlint-disable-next-line react/exhaustive-deps
	}, [ focusWish ] );

	const toggle = useEvent( ( key: string ) =>
		setOpen( key, closed.has( key ) )
	);
	const open = useEvent( actions.onOpen );
	const entriesFor = useEvent( actions.entriesFor );
	const { start, over, drop, end } = dragging;
	const events = useMemo< RowEvents >(
		() => ( {
			onToggle: toggle,
			onOpen: open,
			onFocus: setCurrent,
			onDragStart: start,
			onDragOver: over,
			onDrop: drop,
			onDragEnd: end,
			entriesFor,
		} ),
		[ toggle, open, start, over, drop, end, entriesFor ]
	);

	const press = ( event: KeyboardEvent< HTMLElement > ) => {
		const { row: key, part } = whereIn( event.target );
		const at = rows.findIndex( ( { item } ) => item.key === key );
		const row = rows[ at ];
		if ( ! row || event.ctrlKey || event.metaKey || event.shiftKey ) {
			return;
		}
		const act = keyAction( event, {
			row,
			rows,
			at,
			part,
			isClosed: closed.has( row.item.key ),
		} );
		if ( ! act ) {
			return;
		}
		event.preventDefault();
		switch ( act.type ) {
			case 'focus':
				focusRow( grid.current, act.key, act.part );
				break;
			case 'open':
				setOpen( row.item.key, act.isOpen );
				break;
			case 'step':
				actions.onStep( row.item.key, act.direction );
				break;
			case 'remove':
				actions.onRemove( row.item.key );
				break;
			case 'edit':
				actions.onOpen( row.item.key );
				break;
		}
	};

	return (
		<div
			ref={ grid }
			role="treegrid"
			tabIndex={ -1 }
			aria-label={ label }
			className={ styles.tree }
			onKeyDown={ press }
		>
			{ rows.map( ( row ) => {
				const { key, items } = row.item;
				const target = targetOf( row.item );
				return (
					<ItemRow
						key={ key }
						row={ row }
						problem={
							target
								? problems.get( targetKey( target ) )
								: undefined
						}
						isClosed={
							items.length > 0 ? closed.has( key ) : undefined
						}
						isTabStop={ key === tabStop }
						isDragged={ dragging.dragged === key }
						zone={
							dragging.target?.key === key
								? dragging.target.zone
								: null
						}
						events={ events }
					/>
				);
			} ) }
		</div>
	);
}

interface Hovered {
	readonly key: string;
	readonly zone: Zone;
}

/** The dragged item, and its position if it were dropped now. */
function useDragging( tree: Tree, onDrop: TreeActions[ 'onDrop' ] ) {
	const [ dragged, setDragged ] = useState< string | null >( null );
	const [ target, setTarget ] = useState< Hovered | null >( null );
	const end = useEvent( () => {
		setDragged( null );
		setTarget( null );
	} );
	const over = useEvent( ( key: string, zone: Zone ) => {
		const canDrop =
			dragged !== null &&
			positionOfDrop( tree, dragged, key, zone ) !== null;
		if ( ! canDrop ) {
			setTarget( null );
		} else if ( target?.key !== key || target.zone !== zone ) {
			setTarget( { key, zone } );
		}
	} );
	const drop = useEvent( () => {
		if ( dragged !== null && target ) {
			onDrop( dragged, target.key, target.zone );
		}
		end();
	} );
	return { dragged, target, start: setDragged, over, drop, end };
}

/** The focused part of a row. */
type Part = 'item' | 'menu';

const whereIn = (
	element: EventTarget
): { row: string | undefined; part: Part } => {
	const isElement = element instanceof HTMLElement;
	const row = isElement
		? element.closest< HTMLElement >( '[role="row"]' )
		: null;
	return {
		row: row?.dataset.key,
		part: isElement && element.dataset.part === 'item' ? 'item' : 'menu',
	};
};

function focusRow( grid: HTMLElement | null, key: string, part: Part ) {
	const row = [
		...( grid?.querySelectorAll< HTMLElement >( '[role="row"]' ) ?? [] ),
	].find( ( { dataset } ) => dataset.key === key );
	const selector =
		part === 'item' ? '[data-part="item"]' : '[aria-haspopup="menu"]';
	row?.querySelector< HTMLElement >( selector )?.focus();
}

type KeyAction =
	| { readonly type: 'focus'; readonly key: string; readonly part: Part }
	| { readonly type: 'open'; readonly isOpen: boolean }
	| { readonly type: 'step'; readonly direction: Direction }
	| { readonly type: 'remove' | 'edit' };

interface Situation {
	readonly row: Row;
	readonly rows: readonly Row[];
	readonly at: number;
	readonly part: Part;
	readonly isClosed: boolean;
}

const VERTICAL: Readonly< Record< string, Direction > > = {
	ArrowUp: 'up',
	ArrowDown: 'down',
};

/** The action of a key in the list; null for other keys. */
function keyAction(
	{ key, altKey }: Pick< KeyboardEvent, 'key' | 'altKey' >,
	{ row, rows, at, part, isClosed }: Situation
): KeyAction | null {
	const forward = isRTL() ? 'ArrowLeft' : 'ArrowRight';
	const backward = isRTL() ? 'ArrowRight' : 'ArrowLeft';
	const to = ( other: Row | undefined, where: Part ): KeyAction | null =>
		other ? { type: 'focus', key: other.item.key, part: where } : null;
	if ( altKey ) {
		const direction =
			VERTICAL[ key ] ??
			( key === forward ? 'in' : key === backward ? 'out' : null );
		return direction ? { type: 'step', direction } : null;
	}
	switch ( key ) {
		case 'ArrowUp':
			return to( rows[ at - 1 ], part );
		case 'ArrowDown':
			return to( rows[ at + 1 ], part );
		case 'Home':
			return to( rows[ 0 ], part );
		case 'End':
			return to( rows.at( -1 ), part );
		case forward:
			return isClosed
				? { type: 'open', isOpen: true }
				: to( row, 'menu' );
		case backward:
			if ( part === 'menu' ) {
				return to( row, 'item' );
			}
			return row.item.items.length > 0 && ! isClosed
				? { type: 'open', isOpen: false }
				: to(
						rows.find( ( { item } ) => item.key === row.parent ),
						'item'
					);
		case 'Delete':
		case 'Backspace':
			return part === 'item' ? { type: 'remove' } : null;
		case 'F2':
			return { type: 'edit' };
		default:
			return null;
	}
}
