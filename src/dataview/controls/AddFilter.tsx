import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { funnel, plus } from '@wordpress/icons';
import { useList } from '../parts';
import { useFilters } from './useFilters';

/** The menu that adds a filter. */
export function AddFilter( { isIcon }: { readonly isIcon: boolean } ) {
	const { filterBar } = useList();
	const { addable } = useFilters();
	const label = __( 'Add filter', 'atelier' );
	return (
		<DropdownMenu
			icon={ isIcon ? funnel : plus }
			label={ label }
			{ ...( isIcon ? {} : { text: label } ) }
			toggleProps={ {
				size: 'compact',
				showTooltip: isIcon,
				disabled: addable.length === 0,
				accessibleWhenDisabled: true,
				...{ 'data-filters-toggle': true },
			} }
			popoverProps={ { placement: 'bottom-start' } }
		>
			{ ( { onClose } ) => (
				<MenuGroup>
					{ addable.map( ( field ) => (
						<MenuItem
							key={ field.id }
							onClick={ () => {
								onClose();
								filterBar.add( field );
							} }
						>
							{ field.label }
						</MenuItem>
					) ) }
				</MenuGroup>
			) }
		</DropdownMenu>
	);
}
