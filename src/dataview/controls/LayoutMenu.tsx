import {
	DropdownMenu,
	MenuGroup,
	MenuItemsChoice,
} from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import {
	blockTable,
	category,
	formatListBullets,
	formatListBulletsRTL,
} from '@wordpress/icons';
import { useList } from '../parts';
import type { LayoutName } from '../types';

interface LayoutEntry {
	readonly label: () => string;
	readonly icon: () => typeof category;
}

const LAYOUTS = {
	table: { label: () => __( 'Table', 'atelier' ), icon: () => blockTable },
	grid: { label: () => __( 'Grid', 'atelier' ), icon: () => category },
	list: {
		label: () => __( 'List', 'atelier' ),
		icon: () => ( isRTL() ? formatListBulletsRTL : formatListBullets ),
	},
} satisfies Record< LayoutName, LayoutEntry >;

/** Chooses the layout, where there is something to choose. */
export function LayoutMenu() {
	const { view, layouts, defaultLayouts, change } = useList();
	if ( layouts.length < 2 ) {
		return null;
	}
	return (
		<DropdownMenu
			icon={ LAYOUTS[ view.type ].icon() }
			label={ __( 'Layout', 'atelier' ) }
			toggleProps={ { size: 'compact' } }
			popoverProps={ { placement: 'bottom-end' } }
		>
			{ ( { onClose } ) => (
				<MenuGroup>
					<MenuItemsChoice
						choices={ layouts.map( ( value ) => ( {
							value,
							label: LAYOUTS[ value ].label(),
						} ) ) }
						value={ view.type }
						onSelect={ ( chosen ) => {
							layouts
								.filter( ( name ) => name === chosen )
								.forEach( ( layout ) =>
									change( {
										type: 'layout',
										layout,
										defaults: defaultLayouts,
									} )
								);
							onClose();
						} }
						onHover={ () => undefined }
					/>
				</MenuGroup>
			) }
		</DropdownMenu>
	);
}
