/** What the app is made of once the data layer is there. */
import {
	setFieldWords,
	watchBases,
	watchChangedRecords,
	watchContent,
} from '../../features/documents/records';
import {
	addJournalSource,
	startRecovery,
} from '../../features/recovery/records';
import { startSession } from '../../features/session/records';
import {
	cssDraftsJournal,
	keepPreviewCurrentOnceEdited,
	styleChangeWords,
	watchStyles,
} from '../../features/styles/records';

export {
	DraftDialog,
	SaveButton,
	SaveReview,
	SaveShortcut,
} from '../../features/documents/records';
export { ConflictLayer, LockNotice } from '../../features/conflicts/records';
export { DocumentPicture } from '../../features/previews/records';
export { RestoreLayer } from '../../features/recovery/records';
export {
	SiteFontLibrary,
	StyleBookArea,
	StylesNavigator,
	StylesTools,
} from '../../features/styles/records';
export { CommandPalette, openPalette } from './CommandPalette';
export { DocumentDetails } from './DocumentDetails';

/** What goes on as soon as the data layer is there. */
export function start(): void {
	startSession();
	watchChangedRecords();
	watchContent();
	watchStyles();
	keepPreviewCurrentOnceEdited();
	watchBases();
	setFieldWords( 'globalStyles', styleChangeWords );
	addJournalSource( cssDraftsJournal );
	startRecovery( loadLists );
}

/** Fetches what list screens are made of. */
export const loadLists = () => import( '../lists' );
