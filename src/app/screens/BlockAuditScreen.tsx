import { __ } from '@wordpress/i18n';
import type { BlockAuditParams } from '@/routing';
import { MaintenanceScreen, MaintenanceSidebar } from './MaintenanceScreen';

/** The blocks of the site: their types, and what is wrong with some. */
export const BlockAuditScreen = ( {
	params,
}: {
	readonly params: BlockAuditParams;
} ) => (
	<MaintenanceScreen name="blockAudit">
		{ ( { BlockAudit } ) => <BlockAudit params={ params } /> }
	</MaintenanceScreen>
);

/** The menu beside it. */
export const BlockAuditSidebar = () => (
	<MaintenanceSidebar
		current="blockAudit"
		description={ __(
			'See which blocks your site uses, where they come from, and which are gone. Find invalid and outdated blocks, and repair them together.',
			'atelier'
		) }
	/>
);
