import { memo, useId } from '@wordpress/element';
import type { ItemShape } from '../../model';
import {
	FieldValue,
	ItemActions,
	ItemDescription,
	ItemMedia,
	useItemTools,
} from '../../parts';
import styles from './ListLayout.module.css';

interface ItemProps {
	readonly id: string;
	readonly item: unknown;
	readonly shape: ItemShape< unknown >;
	readonly isSelected: boolean;
	/** Whether it is the one in the tab order. */
	readonly isActive: boolean;
	readonly isClickable: boolean;
	readonly level: number;
	readonly onFocus: ( id: string ) => void;
}

/** One item. A click selects it; a second one, or Enter, opens it. */
export const Item = memo( function Item( {
	id,
	item,
	shape: { title, media, description, others },
	isSelected,
	isActive,
	isClickable,
	level,
	onFocus,
}: ItemProps ) {
	const { select, openItem } = useItemTools();
	const name = useId();
	const open = isClickable ? openItem : null;
	return (
		<div
			role="row"
			className={ styles.row }
			aria-selected={ isSelected }
			onFocus={ () => onFocus( id ) }
		>
			<div role="gridcell" className={ styles.main }>
				<button
					type="button"
					className={ styles.button }
					tabIndex={ isActive ? 0 : -1 }
					aria-labelledby={ title ? name : undefined }
					aria-pressed={ isSelected }
					aria-describedby={
						others.length > 0 ? `${ name }-fields` : undefined
					}
					onClick={ () => {
						if ( isSelected && open ) {
							open( item );
						} else {
							select( id, 'alone' );
						}
					} }
				>
					{ media && (
						<ItemMedia
							item={ item }
							field={ media }
							isClickable={ false }
							className={ styles.media }
						/>
					) }
					<span className={ styles.words }>
						{ title && (
							<span className={ styles.title } id={ name }>
								{ level > 0 && `${ '—'.repeat( level ) } ` }
								<FieldValue item={ item } field={ title } />
							</span>
						) }
						{ description && (
							<ItemDescription
								item={ item }
								field={ description }
							/>
						) }
						{ others.length > 0 && (
							<span
								className={ styles.fields }
								id={ `${ name }-fields` }
							>
								{ others.map( ( field ) => (
									<span
										key={ field.id }
										title={ field.label }
									>
										<FieldValue
											item={ item }
											field={ field }
										/>
									</span>
								) ) }
							</span>
						) }
					</span>
				</button>
			</div>
			<div role="gridcell" className={ styles.actions }>
				<ItemActions item={ item } tabIndex={ isActive ? 0 : -1 } />
			</div>
		</div>
	);
} );
