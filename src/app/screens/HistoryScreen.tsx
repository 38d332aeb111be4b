import { __ } from '@wordpress/i18n';
import { homeRoute, type HistoryParams } from '@/routing';
import { ContentScreen } from '@/routing/ContentScreen';
import { SidebarScreen } from '../sidebar/SidebarScreen';
import { useChunk } from '@/ui/useChunk';
import { HISTORY } from './lists';
import { WithList } from './WithList';

/** The history: all saves on the site, with user and date. */
export function HistoryScreen( {
	params,
}: {
	readonly params: HistoryParams;
} ) {
	const screen = {
		title: __( 'History', 'atelier' ),
		back: homeRoute.build( { isEditing: false } ),
	};
	return (
		<WithList list={ useChunk( HISTORY ) } screen={ screen }>
			{ ( { History, HistoryTools } ) => (
				<ContentScreen { ...screen } actions={ <HistoryTools /> }>
					<History params={ params } />
				</ContentScreen>
			) }
		</WithList>
	);
}

/** The menu beside the history. */
export const HistorySidebar = () => (
	<SidebarScreen
		title={ __( 'History', 'atelier' ) }
		back={ homeRoute.build( { isEditing: false } ) }
		description={ __(
			'See what changed on your site, whichever editor it was saved in. Undo changes, or go back to how your site looked before.',
			'atelier'
		) }
	/>
);
