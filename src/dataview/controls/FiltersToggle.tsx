import { Button } from '@wordpress/components';
import { _n, _x, sprintf } from '@wordpress/i18n';
import { funnel } from '@wordpress/icons';
import { useList } from '../parts';
import { AddFilter } from './AddFilter';
import styles from './controls.module.css';
import { useFilters } from './useFilters';

/** Shows and hides the filters; without any, it adds the first. */
export function FiltersToggle() {
	const { id, filterBar } = useList();
	const { filterable, visible, count } = useFilters();
	if ( filterable.length === 0 ) {
		return null;
	}
	if ( visible.length === 0 ) {
		return <AddFilter isIcon />;
	}
	const description = sprintf(
		/* translators: %d: number of filters. */
		_n( '%d filter applied.', '%d filters applied.', count, 'atelier' ),
		count
	);
	return (
		<span className={ styles.toggle }>
			<Button
				size="compact"
				icon={ funnel }
				label={ _x( 'Filter', 'verb', 'atelier' ) }
				{ ...( count > 0 ? { description } : {} ) }
				isPressed={ filterBar.isOpen }
				aria-expanded={ filterBar.isOpen }
				aria-controls={ `${ id }-filters` }
				data-filters-toggle
				onClick={ () => filterBar.setOpen( ! filterBar.isOpen ) }
			/>
			{ count > 0 && (
				<span className={ styles.count } aria-hidden="true">
					{ count }
				</span>
			) }
		</span>
	);
}
