import { memo } from '@wordpress/element';
import type { ItemShape } from '../../model';
import {
	FieldValue,
	ItemActions,
	ItemCheckbox,
	ItemDescription,
	ItemMedia,
	ItemTitle,
	titleOf,
} from '../../parts';
import styles from './GridLayout.module.css';

interface CardProps {
	readonly id: string;
	readonly item: unknown;
	readonly shape: ItemShape< unknown >;
	/** Fields that are shown without their labels. */
	readonly badges: readonly string[];
	readonly canSelect: boolean;
	readonly isSelected: boolean;
	readonly isClickable: boolean;
	readonly level: number;
}

/** One item. Re-renders only when its own data changes. */
export const Card = memo( function Card( {
	id,
	item,
	shape: { title, media, description, others },
	badges,
	canSelect,
	isSelected,
	isClickable,
	level,
}: CardProps ) {
	const asBadges = others.filter( ( field ) => badges.includes( field.id ) );
	const asLines = others.filter( ( field ) => ! badges.includes( field.id ) );
	return (
		<li className={ styles.card } data-selected={ isSelected }>
			{ media && (
				<ItemMedia
					item={ item }
					field={ media }
					isClickable={ isClickable }
					className={ styles.media }
				/>
			) }
			<div className={ styles.line }>
				{ canSelect && (
					<ItemCheckbox
						id={ id }
						label={ titleOf( item, title ) }
						isSelected={ isSelected }
					/>
				) }
				<div className={ styles.name }>
					{ title && (
						<ItemTitle
							item={ item }
							field={ title }
							isClickable={ isClickable }
							level={ level }
						/>
					) }
				</div>
				<ItemActions item={ item } />
			</div>
			{ description && (
				<ItemDescription item={ item } field={ description } />
			) }
			{ asBadges.length > 0 && (
				<div className={ styles.badges }>
					{ asBadges.map( ( field ) => (
						<span key={ field.id } className={ styles.badge }>
							<FieldValue item={ item } field={ field } />
						</span>
					) ) }
				</div>
			) }
			{ asLines.length > 0 && (
				<dl className={ styles.fields }>
					{ asLines.map( ( field ) => (
						<div key={ field.id } className={ styles.field }>
							<dt>{ field.header }</dt>
							<dd>
								<FieldValue item={ item } field={ field } />
							</dd>
						</div>
					) ) }
				</dl>
			) }
		</li>
	);
} );
