/** The app's part of the records stage. */
import {
	setPreviewOpener,
	setSaveCheck,
	strippingMiddleware,
	watchBaseVersions,
	watchChangedRecords,
} from '@/features/saving/index.records';
import {
	setFieldLabels,
	contentMiddleware,
} from '@/features/documents/index.records';
import {
	addJournalSource,
	startAutosaves,
	startRecovery,
} from '@/features/recovery/index.records';
import { openPreview } from '@/features/publishing/index.records';
import { startSession } from '@/features/session/index.records';
import {
	areStylesLoaded,
	styleChangeLabel,
	stylesMiddleware,
} from '@/features/globalStyles/index.records';
import { keepPreviewCurrentOnceEdited } from '@/features/stylesheet/index.records';
import { cssDraftsJournal } from '@/features/styleControls/index.records';
import {
	checkHomepage,
	siteChangeLabel,
	watchSite,
} from '@/features/siteSettings/index.records';
import { LISTS, loadJournals, provideEditing } from './lists';

export { showGuide } from '@/features/help/index.records';
export { SaveButton } from '@/features/saving/index.records';
export { UndoTools } from '@/features/documents/index.records';
export { DocumentPicture } from '@/features/previews';
export { Identity } from '@/features/siteSettings/index.records';
export { StyleBookArea } from '@/features/styleBook/index.records';
export { StylesNavigator, StylesTools } from '@/features/styles/index.records';
export { LISTS };
export type { Lists } from './lists';
export { forgetThisBrowser, openPalette } from './CommandPalette';
export { DocumentDetails } from './DocumentDetails';
export { RecordsLayer } from './RecordsLayer';

/** Runs as soon as the data layer has been loaded. */
export function start(): void {
	provideEditing();
	startSession();
	watchChangedRecords();
	contentMiddleware();
	stylesMiddleware();
	strippingMiddleware();
	keepPreviewCurrentOnceEdited();
	watchBaseVersions();
	setFieldLabels( 'globalStyles', styleChangeLabel, areStylesLoaded );
	setFieldLabels( 'site', siteChangeLabel );
	setSaveCheck( 'site', checkHomepage );
	setPreviewOpener( ( document ) => void openPreview( document ) );
	watchSite();
	addJournalSource( cssDraftsJournal );
	startRecovery( loadJournals );
	startAutosaves();
}
