import { __ } from '@wordpress/i18n';
import { homeRoute, type FindParams } from '@/routing';
import { ContentScreen } from '@/routing/ContentScreen';
import { MaintenanceSidebar } from './MaintenanceSidebar';
import { useList } from './useList';
import { WithList } from './WithList';

/** Finding and replacing in the site's design. */
export function FindScreen( { params }: { readonly params: FindParams } ) {
	const screen = {
		title: __( 'Find in site design', 'atelier' ),
		back: homeRoute.build( { isEditing: false } ),
	};
	return (
		<WithList list={ useList( 'find' ) } screen={ screen }>
			{ ( { Find } ) => (
				<ContentScreen { ...screen }>
					<Find params={ params } />
				</ContentScreen>
			) }
		</WithList>
	);
}

/** The menu beside it. */
export const FindSidebar = () => (
	<MaintenanceSidebar
		current="find"
		title={ __( 'Find in site design', 'atelier' ) }
		description={ __(
			'Find text, links, colors and more everywhere on your site, and replace them together.',
			'atelier'
		) }
	/>
);
