import { memo } from '@wordpress/element';
import type { MouseEvent } from 'react';
import type { ItemShape } from '../../model';
import {
	FieldValue,
	ItemActions,
	ItemCheckbox,
	ItemDescription,
	ItemMedia,
	ItemTitle,
	titleOf,
	useItemTools,
	type SelectingClick,
} from '../../parts';
import type { LayoutOptions } from '../../types';
import { widthOf } from './widthOf';
import styles from './TableLayout.module.css';

export interface RowProps {
	readonly id: string;
	readonly item: unknown;
	readonly shape: ItemShape< unknown >;
	readonly widths: LayoutOptions[ 'styles' ];
	/** Whether the table has checkboxes, and whether this row can be selected. */
	readonly selecting: 'none' | 'impossible' | 'possible';
	readonly isSelected: boolean;
	readonly isClickable: boolean;
	readonly level: number;
	readonly hasActions: boolean;
}

/** One item. Re-renders only when its own data changes. */
export const Row = memo( function Row( {
	id,
	item,
	shape,
	widths,
	selecting,
	isSelected,
	isClickable,
	level,
	hasActions,
}: RowProps ) {
	const { select } = useItemTools();
	const { title, media, description, others } = shape;
	const canSelect = selecting === 'possible';
	return (
		// Keyboard users have the checkbox.
		<tr
			className={ styles.row }
			data-selected={ isSelected }
			onClick={ ( event ) => {
				if ( canSelect && isOnRowItself( event ) ) {
					select( id, clickOf( event, isSelected ) );
				}
			} }
		>
			{ selecting !== 'none' && (
				<td
					className={ `${ styles.cell ?? '' } ${ styles.select ?? '' }` }
				>
					{ canSelect && (
						<ItemCheckbox
							id={ id }
							label={ titleOf( item, title ) }
							isSelected={ isSelected }
						/>
					) }
				</td>
			) }
			{ ( title || media || description ) && (
				<td
					className={ `${ styles.cell ?? '' } ${ styles.primary ?? '' }` }
					style={ widthOf( widths, title ) }
				>
					<div className={ styles.item }>
						{ media && (
							<ItemMedia
								item={ item }
								field={ media }
								isClickable={ isClickable }
								className={ styles.media }
							/>
						) }
						<div className={ styles.words }>
							{ title && (
								<ItemTitle
									item={ item }
									field={ title }
									isClickable={ isClickable }
									level={ level }
								/>
							) }
							{ description && (
								<ItemDescription
									item={ item }
									field={ description }
								/>
							) }
						</div>
					</div>
				</td>
			) }
			{ others.map( ( field ) => (
				<td
					key={ field.id }
					className={ styles.cell }
					style={ widthOf( widths, field ) }
				>
					<div className={ styles.content }>
						<FieldValue item={ item } field={ field } />
					</div>
				</td>
			) ) }
			{ hasActions && (
				<td
					className={ `${ styles.cell ?? '' } ${ styles.actions ?? '' }` }
				>
					<ItemActions item={ item } buttons={ Infinity } />
				</td>
			) }
		</tr>
	);
} );

/** Not on a control inside it, nor in a dialog that is its child only in React, nor while text is selected. */
function isOnRowItself( { target, currentTarget }: MouseEvent ): boolean {
	return (
		target instanceof Element &&
		currentTarget.contains( target ) &&
		! target.closest( 'a, button, input, label, select, textarea' ) &&
		document.getSelection()?.type !== 'Range'
	);
}

function clickOf( event: MouseEvent, isSelected: boolean ): SelectingClick {
	if ( event.shiftKey ) {
		return 'range';
	}
	return event.ctrlKey || event.metaKey || isSelected ? 'toggle' : 'alone';
}
