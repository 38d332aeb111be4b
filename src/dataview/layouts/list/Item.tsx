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
	/** Whether the preview beside the list shows it. */
	readonly isShown: boolean;
	/** Whether it is in the tab order. */
	readonly isActive: boolean;
	readonly isClickable: boolean;
	/** Whether there is no room for a preview beside the list, which would show the selected item. */
	readonly opensAtOnce: boolean;
	readonly level: number;
	readonly onFocus: ( id: string ) => void;
}

/** One item. A click selects it where a preview is beside the list; a second one, or Enter, opens it. */
export const Item = memo( function Item( {
	id,
	item,
	shape: { title, media, description, others },
	isSelected,
	isShown,
	isActive,
	isClickable,
	opensAtOnce,
	level,
	onFocus,
}: ItemProps ) {
	const { select, openItem } = useItemTools();
	const name = useId();
	const open = isClickable ? openItem : null;
	// Described by its fields, but named by its title alone: users of voice control say that to press it.
	const details = [
		...( description ? [ `${ name }-description` ] : [] ),
		...( others.length > 0 ? [ `${ name }-fields` ] : [] ),
	].join( ' ' );
	return (
		<div
			role="row"
			className={ styles.row }
			aria-selected={ isSelected }
			aria-current={ isShown || undefined }
			onFocus={ () => onFocus( id ) }
		>
			<div role="gridcell" className={ styles.main }>
				<button
					type="button"
					className={ styles.button }
					tabIndex={ isActive ? 0 : -1 }
					aria-labelledby={ title ? name : undefined }
					aria-pressed={ isSelected }
					aria-describedby={ details || undefined }
					onClick={ () => {
						if ( open && ( isSelected || opensAtOnce ) ) {
							open( item );
						} else {
							select( id, 'alone' );
						}
					} }
				>
					{ media && (
						<span
							className={ styles.mediaPlace }
							aria-hidden="true"
						>
							<ItemMedia
								item={ item }
								field={ media }
								isClickable={ false }
								className={ styles.media }
							/>
						</span>
					) }
					<span className={ styles.words }>
						{ title && (
							<span className={ styles.title } id={ name }>
								{ level > 0 && `${ '—'.repeat( level ) } ` }
								<FieldValue item={ item } field={ title } />
							</span>
						) }
						{ description && (
							<span
								id={ `${ name }-description` }
								aria-hidden="true"
							>
								<ItemDescription
									item={ item }
									field={ description }
								/>
							</span>
						) }
						{ others.length > 0 && (
							<span
								className={ styles.fields }
								id={ `${ name }-fields` }
								aria-hidden="true"
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
				<ItemActions
					item={ item }
					// The most frequent action, visible on hover and focus.
					buttons={ 1 }
					tabIndex={ isActive ? 0 : -1 }
				/>
			</div>
		</div>
	);
} );
