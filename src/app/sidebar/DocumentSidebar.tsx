import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { DocumentRef } from '../../features/documents';
import { boot } from '../../platform/boot';
import { messageFor } from '../../ui/messages';
import { Failure } from '../../ui/Failure';
import { listOf } from '../listOf';
import { useStage } from '../useStage';
import { SidebarScreen } from './SidebarScreen';

/** A document in the navigation: what it is and what belongs to it. */
export function DocumentSidebar( {
	document,
	screenKey,
}: {
	readonly document: DocumentRef;
	/** The key of the screen that this belongs to. */
	readonly screenKey: string;
} ) {
	const stage = useStage( 'records', true );
	const label = boot().postTypes[ document.type ]?.label ?? document.type;
	switch ( stage.status ) {
		case 'ready':
			return (
				<stage.value.DocumentDetails
					document={ document }
					screenKey={ screenKey }
				/>
			);
		case 'failed':
			return (
				<SidebarScreen title={ label } back={ listOf( document.type ) }>
					<Failure
						title={ __(
							'The details could not be loaded',
							'atelier'
						) }
						text={ messageFor( stage.error ) }
						onRetry={ stage.retry }
					/>
				</SidebarScreen>
			);
		case 'loading':
			return (
				<SidebarScreen title={ label } back={ listOf( document.type ) }>
					<Spinner />
				</SidebarScreen>
			);
	}
}
