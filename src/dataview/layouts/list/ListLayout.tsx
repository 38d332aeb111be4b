import { useRef, useState } from '@wordpress/element';
import { isRTL } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { Bone, expectedItems, useItemShape, useList } from '../../parts';
import { Empty } from '../Empty';
import { Item } from './Item';
import styles from './ListLayout.module.css';

/** Items in a column. One of them is in the tab order; arrow keys move to the others. */
export function ListLayout() {
	const list = useList();
	const { view, data, isLoading, getItemId, selection } = list;
	const shape = useItemShape();
	const grid = useRef< HTMLDivElement >( null );
	const [ focused, setFocused ] = useState< string | null >( null );
	if ( data.length === 0 && ! isLoading ) {
		return <Empty />;
	}
	const ids = data.map( getItemId );
	const active = [ focused, selection[ 0 ], ids[ 0 ] ].find(
		( id ) => typeof id === 'string' && ids.includes( id )
	);
	const shown = list.hasPreview ? ( selection[ 0 ] ?? ids[ 0 ] ) : undefined;
	const isWaiting = data.length === 0;
	return (
		<div
			ref={ grid }
			className={ styles.list }
			role="grid"
			tabIndex={ -1 }
			aria-busy={ isLoading }
			data-stale={ isLoading && ! isWaiting }
			onKeyDown={ ( event ) =>
				grid.current && moveFocus( grid.current, event )
			}
		>
			{ isWaiting
				? expectedItems( view.perPage ).map( ( at ) => (
						<div
							key={ at }
							className={ styles.row }
							aria-hidden="true"
						>
							<div className={ styles.button }>
								{ shape.media && (
									<Bone
										width="52px"
										className={ styles.media }
									/>
								) }
								<Bone width="60%" />
							</div>
						</div>
					) )
				: data.map( ( item ) => {
						const id = getItemId( item );
						return (
							<Item
								key={ id }
								id={ id }
								item={ item }
								shape={ shape }
								isSelected={ selection.includes( id ) }
								isShown={ id === shown }
								isActive={ id === active }
								isClickable={ list.isItemClickable( item ) }
								opensAtOnce={ ! list.hasRoom }
								level={
									view.showLevels
										? ( list.getItemLevel?.( item ) ?? 0 )
										: 0
								}
								onFocus={ setFocused }
							/>
						);
					} ) }
		</div>
	);
}

/** Up and down move between items, left and right between an item and its actions. */
function moveFocus( grid: HTMLElement, event: KeyboardEvent ) {
	const { target, key } = event;
	// Menus and dialogs of actions are children in React, but not in the DOM.
	if ( ! ( target instanceof HTMLElement ) || ! grid.contains( target ) ) {
		return;
	}
	const rows = [ ...grid.querySelectorAll( '[role="row"]' ) ].map(
		( row ) => [ ...row.querySelectorAll< HTMLElement >( 'button' ) ]
	);
	const at = rows.findIndex( ( cells ) => cells.includes( target ) );
	const column = rows[ at ]?.indexOf( target ) ?? 0;
	const next = cellAfter( key, { at, column, last: rows.length - 1 } );
	const cells = next && rows[ next.at ];
	const cell = cells?.[ Math.min( next?.column ?? 0, cells.length - 1 ) ];
	if ( cell ) {
		event.preventDefault();
		cell.focus();
	}
}

interface Cell {
	readonly at: number;
	readonly column: number;
}

function cellAfter(
	key: string,
	{ at, column, last }: Cell & { readonly last: number }
): Cell | null {
	const forward = isRTL() ? 'ArrowLeft' : 'ArrowRight';
	const backward = isRTL() ? 'ArrowRight' : 'ArrowLeft';
	switch ( key ) {
		case 'ArrowDown':
			return { at: Math.min( at + 1, last ), column };
		case 'ArrowUp':
			return { at: Math.max( at - 1, 0 ), column };
		case 'Home':
			return { at: 0, column };
		case 'End':
			return { at: last, column };
		case forward:
			return { at, column: column + 1 };
		case backward:
			return { at, column: Math.max( column - 1, 0 ) };
		default:
			return null;
	}
}
