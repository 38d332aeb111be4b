import {
	documentKey,
	isDesignType,
	type DocumentRef,
	type EntityRecord,
} from '@/features/documents/index.model';
import {
	Publishing,
	usePublishingStep,
} from '@/features/publishing/index.records';
import { SaveButton } from '@/features/saving/index.records';
import { usePreference } from '@/platform/editorPreferences';
import { MenuOfPublished } from './MenuOfPublished';

/** Saving and publishing of the open document. */
export function SaveControls( {
	document,
	template,
}: {
	readonly document: DocumentRef;
	/** Null without one. */
	readonly template: EntityRecord | null;
} ) {
	const checks = usePreference( 'isPublishSidebarEnabled' );
	const step = usePublishingStep( document );
	return (
		<>
			<SaveButton
				open={ document }
				location="bar"
				isDraft={ step !== null }
			/>
			{ ! isDesignType( document.type ) && (
				<Publishing
					key={ documentKey( document ) }
					document={ document }
					step={ step }
					template={ template }
					checks={ checks }
					wayOn={ ( link ) => (
						<MenuOfPublished document={ document } link={ link } />
					) }
				/>
			) }
		</>
	);
}
