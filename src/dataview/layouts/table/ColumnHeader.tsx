import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { memo, useEffect, useRef } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import {
	arrowDown,
	arrowLeft,
	arrowRight,
	arrowUp,
	funnel,
	unseen,
} from '@wordpress/icons';
import type { NormalizedField } from '../../fields';
import type { ViewChange } from '../../model';
import { useItemTools } from '../../parts';
import type { ItemPart, SortDirection } from '../../types';
import styles from './ColumnHeader.module.css';

interface ColumnHeaderProps {
	readonly field: NormalizedField< unknown >;
	/** The part of the item that the field is, which can't be moved. */
	readonly part?: ItemPart;
	/** The neighbors' positions in the view; undefined for the first or last column. */
	readonly before?: number | undefined;
	readonly after?: number | undefined;
	/** Null where the table is sorted by another field. */
	readonly direction: SortDirection | null;
	readonly isFiltered: boolean;
}

const DIRECTIONS = [ 'asc', 'desc' ] as const;

const DIRECTION_ICONS = { asc: arrowUp, desc: arrowDown };

const directionLabel = ( direction: SortDirection ): string =>
	direction === 'asc'
		? __( 'Sort ascending', 'atelier' )
		: __( 'Sort descending', 'atelier' );

/** A column's label, and the menu of its actions. */
export const ColumnHeader = memo( function ColumnHeader( {
	field,
	part,
	before,
	after,
	direction,
	isFiltered,
}: ColumnHeaderProps ) {
	const { change, addFilter } = useItemTools();
	const root = useRef< HTMLSpanElement >( null );
	const isMoving = useRef( false );
	useEffect( () => {
		// An element that moves in the document loses the focus.
		if ( isMoving.current ) {
			isMoving.current = false;
			root.current?.querySelector( 'button' )?.focus();
		}
	}, [ before, after ] );
	const { id, label, header, enableSorting, enableHiding, operators } = field;
	const canFilter = operators.length > 0 && ! field.isPrimary && ! isFiltered;
	const canMove = part === undefined;
	if ( ! enableSorting && ! canFilter && ! canMove && ! enableHiding ) {
		return <span>{ header }</span>;
	}
	const move = ( to: number | undefined ): ViewChange | null =>
		to === undefined ? null : { type: 'moveField', field: id, to };
	// The menu names physical directions: right-to-left languages swap the neighbors.
	const [ left, right ] = isRTL() ? [ after, before ] : [ before, after ];
	return (
		<span ref={ root } className={ styles.root }>
			<DropdownMenu
				className={ styles.toggle ?? '' }
				icon={ direction && DIRECTION_ICONS[ direction ] }
				// Users of voice control say the visible text.
				label={ typeof header === 'string' ? header : label }
				toggleProps={ {
					size: 'small',
					iconPosition: 'right',
					iconSize: 16,
					showTooltip: false,
					children: header,
				} }
				popoverProps={ { placement: 'bottom-start' } }
			>
				{ ( { onClose } ) => {
					const does = ( next: ViewChange | null ) => () => {
						onClose();
						if ( next ) {
							isMoving.current = next.type === 'moveField';
							change( next );
						}
					};
					return (
						<>
							{ enableSorting && (
								<MenuGroup>
									{ DIRECTIONS.map( ( to ) => (
										<MenuItem
											key={ to }
											// The component adds aria-checked.
											// oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
											role="menuitemradio"
											icon={ DIRECTION_ICONS[ to ] }
											iconPosition="left"
											isSelected={ direction === to }
											onClick={ does( {
												type: 'sort',
												field: id,
												direction: to,
											} ) }
										>
											{ directionLabel( to ) }
										</MenuItem>
									) ) }
								</MenuGroup>
							) }
							{ canFilter && (
								<MenuGroup>
									<MenuItem
										icon={ funnel }
										iconPosition="left"
										onClick={ () => {
											onClose();
											addFilter( field );
										} }
									>
										{ __( 'Add filter', 'atelier' ) }
									</MenuItem>
								</MenuGroup>
							) }
							{ ( canMove || enableHiding ) && (
								<MenuGroup>
									{ canMove && (
										<>
											<MenuItem
												icon={ arrowLeft }
												iconPosition="left"
												disabled={ left === undefined }
												onClick={ does( move( left ) ) }
											>
												{ __( 'Move left', 'atelier' ) }
											</MenuItem>
											<MenuItem
												icon={ arrowRight }
												iconPosition="left"
												disabled={ right === undefined }
												onClick={ does(
													move( right )
												) }
											>
												{ __(
													'Move right',
													'atelier'
												) }
											</MenuItem>
										</>
									) }
									{ enableHiding && (
										<MenuItem
											icon={ unseen }
											iconPosition="left"
											onClick={ does(
												part
													? {
															type: 'showPart',
															part,
															isShown: false,
														}
													: {
															type: 'hideField',
															field: id,
														}
											) }
										>
											{ __( 'Hide column', 'atelier' ) }
										</MenuItem>
									) }
								</MenuGroup>
							) }
						</>
					);
				} }
			</DropdownMenu>
		</span>
	);
} );
