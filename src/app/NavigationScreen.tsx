import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { warmUp } from '../platform/stages';
import { homePlace } from '../routing';
import { ContentScreen } from '../ui/ContentScreen';
import { Failure } from '../ui/Failure';
import { ListSkeleton } from '../ui/ListSkeleton';
import { messageFor } from '../ui/messages';
import { SidebarScreen } from './sidebar/SidebarScreen';
import { useLists } from './useLists';

/** The list of navigation menus. */
export function NavigationScreen() {
	const lists = useLists();
	const isReady = lists.status === 'ready';
	useEffect( () => {
		if ( isReady ) {
			// The next step from a list is to open something.
			void warmUp();
		}
	}, [ isReady ] );
	return (
		<ContentScreen title={ __( 'Menus', 'atelier' ) }>
			{ lists.status === 'loading' && <ListSkeleton /> }
			{ lists.status === 'failed' && (
				<Failure
					title={ __( 'The list could not be loaded', 'atelier' ) }
					text={ messageFor( lists.error ) }
					details={ JSON.stringify( lists.error ) }
					onRetry={ lists.retry }
				/>
			) }
			{ lists.status === 'ready' && <lists.value.MenusList /> }
		</ContentScreen>
	);
}

/** The menu beside the list of navigation menus. */
export const NavigationSidebar = () => (
	<SidebarScreen
		title={ __( 'Navigation', 'atelier' ) }
		back={ homePlace.build( { isEditing: false } ) }
		description={ __( 'Manage your Navigation Menus.', 'atelier' ) }
	/>
);
