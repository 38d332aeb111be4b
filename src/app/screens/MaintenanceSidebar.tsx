import { __ } from '@wordpress/i18n';
import { blockDefault, search, trash } from '@wordpress/icons';
import { blockAuditRoute, cleanUpRoute, findRoute, homeRoute } from '@/routing';
import { MenuList, type MenuEntry } from '../sidebar/MenuList';
import { SidebarScreen } from '../sidebar/SidebarScreen';

export type MaintenanceScreen = 'find' | 'blockAudit' | 'cleanUp';

interface MaintenanceSidebarProps {
	readonly current: MaintenanceScreen;
	readonly title: string;
	readonly description: string;
}

/** The menu beside a screen that looks after the whole site, with the way to the others. */
export const MaintenanceSidebar = ( {
	current,
	...screen
}: MaintenanceSidebarProps ) => (
	<SidebarScreen
		{ ...screen }
		back={ homeRoute.build( { isEditing: false } ) }
	>
		<MenuList
			heading={ __( 'Maintenance', 'atelier' ) }
			isHeadingHidden
			entries={ entries().map( ( entry ) => ( {
				...entry,
				isCurrent: entry.key === current,
			} ) ) }
		/>
	</SidebarScreen>
);

const entries = (): readonly ( MenuEntry & {
	readonly key: MaintenanceScreen;
} )[] => [
	{
		key: 'find',
		icon: search,
		label: __( 'Find in site design', 'atelier' ),
		address: findRoute.build( {} ),
	},
	{
		key: 'blockAudit',
		icon: blockDefault,
		label: __( 'Block audit', 'atelier' ),
		address: blockAuditRoute.build( {} ),
	},
	{
		key: 'cleanUp',
		icon: trash,
		label: __( 'Clean up', 'atelier' ),
		address: cleanUpRoute.build( {} ),
	},
];
