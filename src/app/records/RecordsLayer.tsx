import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ConflictLayer, LockNotice } from '@/features/conflicts/index.records';
import type { DocumentRef } from '@/features/documents/index.model';
import { DraftDialog } from '@/features/documents/index.records';
import { RestoreLayer } from '@/features/recovery/index.records';
import { SiteDraftsLayer } from '@/features/siteDrafts/index.records';
import { SaveReview, SaveShortcut } from '@/features/saving/index.records';
import { cssDrafts } from '@/features/styleControls';
import { SiteFontLibrary } from '@/features/styles/index.records';
import { documentRoute, navigate } from '@/routing';
import { keepTopDialog } from '@/ui/keepTopDialog';
import { useSignal } from '@/ui/useSignal';
import { AddLayer } from './AddLayer';
import { CommandPalette } from './CommandPalette';

const openInEditor = ( document: DocumentRef ) =>
	navigate( documentRoute, { ...document, isEditing: true } );

/** Global UI above every screen: dialogs that any screen can open, and the command palette. */
export function RecordsLayer( {
	open,
	shown,
	isEditing,
}: {
	/** The document on the canvas, or the subject of the screen. */
	readonly open: DocumentRef | null;
	/** The document that the address names, or that is being edited. */
	readonly shown: DocumentRef | null;
	/** Whether the document's blocks are being edited. */
	readonly isEditing: boolean;
} ) {
	useEffect( keepTopDialog, [] );
	const hasInvalidCss = useSignal( cssDrafts ).size > 0;
	return (
		<>
			<SaveShortcut open={ open } />
			<SaveReview
				note={
					hasInvalidCss
						? __(
								'Additional CSS with errors isn’t saved. It stays in Styles until you fix it.',
								'atelier'
							)
						: ''
				}
			/>
			<RestoreLayer />
			<DraftDialog onCreated={ openInEditor } />
			<AddLayer />
			<SiteFontLibrary />
			<CommandPalette document={ shown } />
			<ConflictLayer />
			<SiteDraftsLayer />
			<LockNotice edited={ isEditing ? open : null } />
		</>
	);
}
