import { __ } from '@wordpress/i18n';
import { homeRoute } from '@/routing';
import { ContentScreen } from '@/routing/ContentScreen';
import { MaintenanceSidebar } from './MaintenanceSidebar';
import { useList } from './useList';
import { WithList } from './WithList';

/** What nothing on the site uses, to be removed together. */
export function CleanUpScreen() {
	const screen = {
		title: __( 'Clean up', 'atelier' ),
		back: homeRoute.build( { isEditing: false } ),
	};
	return (
		<WithList list={ useList( 'cleanUp' ) } screen={ screen }>
			{ ( { CleanUp } ) => (
				<ContentScreen { ...screen }>
					<CleanUp />
				</ContentScreen>
			) }
		</WithList>
	);
}

/** The menu beside it. */
export const CleanUpSidebar = () => (
	<MaintenanceSidebar
		current="cleanUp"
		title={ __( 'Clean up', 'atelier' ) }
		description={ __(
			'Find patterns, colors, fonts and other presets that nothing on your site uses, and remove them together.',
			'atelier'
		) }
	/>
);
