import { __ } from '@wordpress/i18n';
import { blockDefault, search, trash } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { blockAuditRoute, cleanUpRoute, findRoute, homeRoute } from '@/routing';
import { ContentScreen } from '@/routing/ContentScreen';
import type { Lists } from '../records';
import { MenuList, type MenuEntry } from '../sidebar/MenuList';
import { SidebarScreen } from '../sidebar/SidebarScreen';
import { useList } from './useList';
import { WithList } from './WithList';

/** A screen that looks after the whole site, and its list. */
export type MaintenanceName = 'find' | 'blockAudit' | 'cleanUp';

const TITLES: Readonly< Record< MaintenanceName, () => string > > = {
	find: () => __( 'Find in site design', 'atelier' ),
	blockAudit: () => __( 'Block audit', 'atelier' ),
	cleanUp: () => __( 'Clean up', 'atelier' ),
};

export const maintenanceTitle = ( name: MaintenanceName ): string =>
	TITLES[ name ]();

const back = () => homeRoute.build( { isEditing: false } );

interface MaintenanceScreenProps< Name extends MaintenanceName > {
	readonly name: Name;
	readonly children: ( list: Lists[ Name ] ) => ReactNode;
}

/** Its content, made of the components of its list. */
export function MaintenanceScreen< Name extends MaintenanceName >( {
	name,
	children,
}: MaintenanceScreenProps< Name > ) {
	const screen = { title: maintenanceTitle( name ), back: back() };
	return (
		<WithList list={ useList( name ) } screen={ screen }>
			{ ( list ) => (
				<ContentScreen { ...screen }>
					{ children( list ) }
				</ContentScreen>
			) }
		</WithList>
	);
}

interface MaintenanceSidebarProps {
	readonly current: MaintenanceName;
	readonly description: string;
}

/** The menu beside it, with the way to the others. */
export const MaintenanceSidebar = ( {
	current,
	description,
}: MaintenanceSidebarProps ) => (
	<SidebarScreen
		title={ maintenanceTitle( current ) }
		description={ description }
		back={ back() }
	>
		<MenuList
			heading={ __( 'Maintenance', 'atelier' ) }
			isHeadingHidden
			entries={ entries().map( ( entry ) => ( {
				...entry,
				label: maintenanceTitle( entry.key ),
				isCurrent: entry.key === current,
			} ) ) }
		/>
	</SidebarScreen>
);

const entries = (): readonly ( Omit< MenuEntry, 'label' > & {
	readonly key: MaintenanceName;
} )[] => [
	{ key: 'find', icon: search, address: findRoute.build( {} ) },
	{
		key: 'blockAudit',
		icon: blockDefault,
		address: blockAuditRoute.build( {} ),
	},
	{ key: 'cleanUp', icon: trash, address: cleanUpRoute.build( {} ) },
];
