import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useList } from '../parts';
import { AddFilter } from './AddFilter';
import styles from './controls.module.css';
import { FilterChip } from './FilterChip';
import { useFilters } from './useFilters';

/** The visible filters, as chips. */
export function Filters() {
	const { id, root, view, change, filterBar } = useList();
	const { visible, addable, count } = useFilters();
	const mustFocus = useRef( false );

	// The removed filter had the focus.
	useEffect( () => {
		if ( mustFocus.current ) {
			mustFocus.current = false;
			const targets = root.current?.querySelectorAll< HTMLElement >(
				'[data-filters-toggle]'
			);
			targets?.[ targets.length - 1 ]?.focus();
		}
	} );

	if ( ! filterBar.isOpen || visible.length === 0 ) {
		return null;
	}
	const canReset =
		count > 0 ||
		visible.some( ( { isPrimary } ) => ! isPrimary ) ||
		Boolean( view.search );
	return (
		<div id={ `${ id }-filters` } className={ styles.filters }>
			{ visible.map( ( field ) => (
				<FilterChip
					key={ field.id }
					field={ field }
					filter={ view.filters?.find(
						( filter ) => filter.field === field.id
					) }
					onRemove={ () => {
						mustFocus.current = ! field.isPrimary;
						change( { type: 'removeFilter', field: field.id } );
					} }
				/>
			) ) }
			{ addable.length > 0 && <AddFilter isIcon={ false } /> }
			<Button
				size="compact"
				variant="tertiary"
				disabled={ ! canReset }
				accessibleWhenDisabled
				onClick={ () => {
					mustFocus.current = true;
					change( { type: 'reset' } );
				} }
			>
				{ __( 'Reset', 'atelier' ) }
			</Button>
		</div>
	);
}
