import { __ } from '@wordpress/i18n';
import { homeRoute, type TemplatesParams } from '../../routing';
import { ContentScreen } from '../../routing/ContentScreen';
import { SidebarScreen } from '../sidebar/SidebarScreen';
import { useLists } from './useLists';
import { WithLists } from './WithLists';

interface TemplatesProps {
	readonly params: TemplatesParams;
}

/** The list of templates. */
export function TemplatesScreen( { params }: TemplatesProps ) {
	const screen = {
		title: __( 'Templates', 'atelier' ),
		back: homeRoute.build( { isEditing: false } ),
	};
	return (
		<WithLists screen={ screen }>
			{ ( { AddTemplateButton, TemplatesList } ) => (
				<ContentScreen { ...screen } actions={ <AddTemplateButton /> }>
					<TemplatesList params={ params } />
				</ContentScreen>
			) }
		</WithLists>
	);
}

/** The menu beside the list of templates: whose they are. */
export function TemplatesSidebar( { params }: TemplatesProps ) {
	const lists = useLists();
	return (
		<SidebarScreen
			title={ __( 'Templates', 'atelier' ) }
			back={ homeRoute.build( { isEditing: false } ) }
			description={ __(
				'Create new templates, or reset any customizations made to the templates supplied by your theme.',
				'atelier'
			) }
		>
			{ lists.status === 'ready' && (
				<lists.value.TemplatesNavigation { ...params } />
			) }
		</SidebarScreen>
	);
}
