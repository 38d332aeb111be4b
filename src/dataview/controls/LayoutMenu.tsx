import {
	DropdownMenu,
	MenuGroup,
	MenuItemsChoice,
} from '@wordpress/components';
import { memo } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import {
	blockTable,
	category,
	formatListBullets,
	formatListBulletsRTL,
} from '@wordpress/icons';
import { useList, type List } from '../parts';
import { LAYOUT_NAMES, type LayoutName } from '../types';

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

/** Chooses the layout, if there are several. */
export function LayoutMenu() {
	const { view, layouts, defaultLayouts, change } = useList();
	return layouts.length < 2 ? null : (
		<Menu
			current={ view.type }
			names={ layouts.join() }
			defaultLayouts={ defaultLayouts }
			change={ change }
		/>
	);
}

interface MenuProps extends Pick<
	List< unknown >,
	'defaultLayouts' | 'change'
> {
	readonly current: LayoutName;
	/** Joined to one string, which is equal for equal layouts. */
	readonly names: string;
}

const Menu = memo( function Menu( {
	current,
	names,
	defaultLayouts,
	change,
}: MenuProps ) {
	const layouts = names
		.split( ',' )
		.flatMap( ( name ) =>
			LAYOUT_NAMES.filter( ( known ) => known === name )
		);
	return (
		<DropdownMenu
			icon={ LAYOUTS[ current ].icon() }
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
						value={ current }
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
} );
