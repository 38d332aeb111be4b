import { __ } from '@wordpress/i18n';
import { homeRoute, type TemplatesParams } from '@/routing';
import { ContentScreen } from '@/routing/ContentScreen';
import { SidebarScreen } from '../sidebar/SidebarScreen';
import { useChunk } from '@/ui/useChunk';
import { TEMPLATES } from './lists';
import { WithList } from './WithList';

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
		<WithList list={ useChunk( TEMPLATES ) } screen={ screen }>
			{ ( { AddTemplateButton, TemplatesList } ) => (
				<ContentScreen { ...screen } actions={ <AddTemplateButton /> }>
					<TemplatesList params={ params } />
				</ContentScreen>
			) }
		</WithList>
	);
}

/** The menu beside the list of templates: their authors. */
export function TemplatesSidebar( { params }: TemplatesProps ) {
	const list = useChunk( TEMPLATES );
	return (
		<SidebarScreen
			title={ __( 'Templates', 'atelier' ) }
			back={ homeRoute.build( { isEditing: false } ) }
			description={ __(
				'Create new templates, or reset any customizations made to the templates supplied by your theme.',
				'atelier'
			) }
		>
			{ list.status === 'ready' && (
				<list.value.TemplatesNavigation { ...params } />
			) }
		</SidebarScreen>
	);
}
