import type { DocumentRef } from '../features/documents/index.model';
import { documentRoute, navigate } from '../routing';
import { AddLayer } from './AddLayer';
import { useLoadedStage } from './useStage';

const openInEditor = ( document: DocumentRef ) =>
	navigate( documentRoute, { ...document, isEditing: true } );

/** What is on top of every screen once the data layer is there: dialogs that any screen can open and the command palette. */
export function RecordsLayer( {
	open,
	shown,
	isEditing,
}: {
	/** The document on the canvas, or that the screen is about. */
	readonly open: DocumentRef | null;
	/** The document that the address names, or whose blocks are being edited. */
	readonly shown: DocumentRef | null;
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
			<records.CommandPalette document={ shown } />
			<records.ConflictLayer />
			<records.LockNotice edited={ isEditing ? open : null } />
		</>
	) : null;
}
