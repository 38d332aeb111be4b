import { CheckboxControl } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { textOf, type NormalizedField } from '../fields';
import { FieldValue } from './FieldValue';
import styles from './ItemParts.module.css';
import { useItemTools } from './list';

type AnyField = NormalizedField< unknown >;

interface ItemTitleProps {
	readonly item: unknown;
	readonly field: AnyField;
	readonly isClickable: boolean;
	/** The depth in a hierarchy, where it is shown. */
	readonly level: number;
	readonly id?: string;
}

/** The item's title; it opens the item where it can be opened. */
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

/** The item's picture. A click opens the item too; for the keyboard the title does. */
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

/** Selects an item; with Shift also everything between it and the one before. */
export function ItemCheckbox( { id, label, isSelected }: ItemCheckboxProps ) {
	const { select } = useItemTools();
	const hasShift = useRef( false );
	return (
		<span className={ styles.checkbox }>
			<CheckboxControl
				__nextHasNoMarginBottom
				aria-label={ label || __( 'Select item', 'atelier' ) }
				checked={ isSelected }
				onClick={ ( event ) => {
					hasShift.current = event.shiftKey;
				} }
				onChange={ () =>
					select( id, hasShift.current ? 'range' : 'toggle' )
				}
			/>
		</span>
	);
}

/** An item's title as text. */
export const titleOf = (
	item: unknown,
	field: AnyField | undefined
): string => ( field ? textOf( field.getValue( { item } ) ) : '' );
