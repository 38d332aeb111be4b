import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { warmUp } from '../platform/stages';
import { homePlace, type TemplatesParams } from '../routing';
import { ContentScreen } from '../ui/ContentScreen';
import { Failure } from '../ui/Failure';
import { ListSkeleton } from '../ui/ListSkeleton';
import { messageFor } from '../ui/messages';
import { SidebarScreen } from './sidebar/SidebarScreen';
import { useLists } from './useLists';

interface TemplatesProps {
	readonly params: TemplatesParams;
}

/** The list of templates. */
export function TemplatesScreen( { params }: TemplatesProps ) {
	const lists = useLists();
	const isReady = lists.status === 'ready';
	useEffect( () => {
		if ( isReady ) {
			// The next step from a list is to open something.
			void warmUp();
		}
	}, [ isReady ] );
	return (
		<ContentScreen
			title={ __( 'Templates', 'atelier' ) }
			actions={ isReady && <lists.value.AddTemplateButton /> }
		>
			{ lists.status === 'loading' && <ListSkeleton /> }
			{ lists.status === 'failed' && (
				<Failure
					title={ __( 'The list could not be loaded', 'atelier' ) }
					text={ messageFor( lists.error ) }
					details={ JSON.stringify( lists.error ) }
					onRetry={ lists.retry }
				/>
			) }
			{ lists.status === 'ready' && (
				<lists.value.TemplatesList params={ params } />
			) }
		</ContentScreen>
	);
}

/** The menu beside the list of templates: whose they are. */
export function TemplatesSidebar( { params }: TemplatesProps ) {
	const lists = useLists();
	return (
		<SidebarScreen
			title={ __( 'Templates', 'atelier' ) }
			back={ homePlace.build( { isEditing: false } ) }
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
