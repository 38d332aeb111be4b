import { Icon } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import { textOf, type NormalizedField } from '../fields';
import { FieldValue } from './FieldValue';
import styles from './ItemParts.module.css';
import { useItemTools } from './list';

type AnyField = NormalizedField< unknown >;

interface ItemTitleProps {
	readonly item: unknown;
	readonly field: AnyField;
	readonly isClickable: boolean;
	/** The depth in a hierarchy, if it is shown. */
	readonly level: number;
	readonly id?: string;
}

/** The item's title, which opens the item if that is possible. */
export function ItemTitle( {
	item,
	field,
	isClickable,
	level,
	id,
}: ItemTitleProps ) {
	const { openItem, renderItemLink } = useItemTools();
	const value = <FieldValue item={ item } field={ field } />;
	return (
		<span id={ id }>
			{ level > 0 && (
				<span
					className={ styles.level }
				>{ `${ '—'.repeat( level ) } ` }</span>
			) }
			{ isClickable && renderItemLink ? (
				renderItemLink( {
					item,
					className: styles.title ?? '',
					children: value,
				} )
			) : isClickable && openItem ? (
				<button
					type="button"
					className={ styles.title }
					onClick={ () => openItem( item ) }
				>
					{ value }
				</button>
			) : (
				<span className={ styles.title }>{ value }</span>
			) }
		</span>
	);
}

interface ItemMediaProps {
	readonly item: unknown;
	readonly field: AnyField;
	readonly isClickable: boolean;
	readonly className?: string | undefined;
}

/** The item's image. A click opens the item; keyboard users have the title. */
export function ItemMedia( {
	item,
	field,
	isClickable,
	className = '',
}: ItemMediaProps ) {
	const { openItem, renderItemLink } = useItemTools();
	const cover = {
		className: styles.cover ?? '',
		tabIndex: -1,
		'aria-hidden': true,
	};
	return (
		<div className={ `${ styles.media ?? '' } ${ className }` }>
			<FieldValue item={ item } field={ field } />
			{ isClickable &&
				( renderItemLink
					? renderItemLink( { item, ...cover } )
					: openItem && (
							<button
								type="button"
								{ ...cover }
								onClick={ () => openItem( item ) }
							/>
						) ) }
		</div>
	);
}

export const ItemDescription = ( {
	item,
	field,
}: {
	readonly item: unknown;
	readonly field: AnyField;
} ) => (
	<div className={ styles.description }>
		<FieldValue item={ item } field={ field } />
	</div>
);

interface ItemCheckboxProps {
	readonly id: string;
	/** The item's title. */
	readonly label: string;
	readonly isSelected: boolean;
}

/**
 * Selects an item; with Shift a range from the last one. Lists have many of these, so it is a plain checkbox that looks
 * like WordPress's.
 */
export function ItemCheckbox( { id, label, isSelected }: ItemCheckboxProps ) {
	const { select } = useItemTools();
	const hasShift = useRef( false );
	return (
		<span className="components-checkbox-control">
			<span className="components-checkbox-control__input-container">
				<input
					type="checkbox"
					className="components-checkbox-control__input"
					aria-label={ label || __( 'Select item', 'atelier' ) }
					checked={ isSelected }
					onClick={ ( event ) => {
						hasShift.current = event.shiftKey;
					} }
					onChange={ () =>
						select( id, hasShift.current ? 'range' : 'toggle' )
					}
				/>
				{ isSelected && (
					<Icon
						icon={ check }
						className="components-checkbox-control__checked"
					/>
				) }
			</span>
		</span>
	);
}

/** An item's title as text. */
export const titleOf = (
	item: unknown,
	field: AnyField | undefined
): string => ( field ? textOf( field.getValue( { item } ) ) : '' );
