import { __ } from '@wordpress/i18n';
import { homeRoute, type BlockAuditParams } from '@/routing';
import { ContentScreen } from '@/routing/ContentScreen';
import { MaintenanceSidebar } from './MaintenanceSidebar';
import { useList } from './useList';
import { WithList } from './WithList';

/** The blocks of the site: their types, and what is wrong with some. */
export function BlockAuditScreen( {
	params,
}: {
	readonly params: BlockAuditParams;
} ) {
	const screen = {
		title: __( 'Block audit', 'atelier' ),
		back: homeRoute.build( { isEditing: false } ),
	};
	return (
		<WithList list={ useList( 'blockAudit' ) } screen={ screen }>
			{ ( { BlockAudit } ) => (
				<ContentScreen { ...screen }>
					<BlockAudit params={ params } />
				</ContentScreen>
			) }
		</WithList>
	);
}

/** The menu beside it. */
export const BlockAuditSidebar = () => (
	<MaintenanceSidebar
		current="blockAudit"
		title={ __( 'Block audit', 'atelier' ) }
		description={ __(
			'See which blocks your site uses, where they come from, and which are gone. Find invalid and outdated blocks, and repair them together.',
			'atelier'
		) }
	/>
);
