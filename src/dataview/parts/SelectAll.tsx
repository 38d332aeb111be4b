import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { howMuchIsSelected, toggleAll } from '../model';
import { useList } from './list';

/** Selects all selectable items of the page. */
export function SelectAll() {
	const { selection, selectable, changeSelection } = useList();
	const selected = howMuchIsSelected( selection, selectable );
	return (
		<CheckboxControl
			__nextHasNoMarginBottom
			aria-label={
				selected === 'all'
					? __( 'Deselect all', 'atelier' )
					: __( 'Select all', 'atelier' )
			}
			checked={ selected === 'all' }
			indeterminate={ selected === 'some' }
			disabled={ selectable.length === 0 }
			onChange={ () =>
				changeSelection( toggleAll( selection, selectable ) )
			}
		/>
	);
}
