import type { DocumentRef } from '../features/documents';
import { documentPlace, navigate } from '../routing';
import { AddLayer } from './AddLayer';
import { useLoadedStage } from './useStage';

const openInEditor = ( document: DocumentRef ) =>
	navigate( documentPlace, { ...document, isEditing: true } );

/** What is on top of every screen once the data layer is there: dialogs that any screen can open and the command palette. */
export function RecordsLayer( {
	open,
	isEditing,
}: {
	/** The document on the canvas, or that the screen is about. */
	readonly open: DocumentRef | null;
	/** Whether its blocks are being edited. */
	readonly isEditing: boolean;
} ) {
	const records = useLoadedStage( 'records' );
	return records ? (
		<>
			<records.SaveShortcut open={ open } />
			<records.SaveReview />
			<records.RestoreLayer />
			<records.DraftDialog onCreated={ openInEditor } />
			<AddLayer />
			<records.SiteFontLibrary />
			<records.CommandPalette />
			<records.ConflictLayer />
			<records.LockNotice edited={ isEditing ? open : null } />
		</>
	) : null;
}
