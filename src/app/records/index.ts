/** What the app is made of once the data layer is there. */
import {
	setSaveCheck,
	watchBaseVersions,
	watchChangedRecords,
} from '../../features/saving/index.records';
import {
	setFieldLabels,
	contentMiddleware,
} from '../../features/documents/index.records';
import {
	addJournalSource,
	startRecovery,
} from '../../features/recovery/index.records';
import { startSession } from '../../features/session/index.records';
import {
	styleChangeLabel,
	stylesMiddleware,
} from '../../features/globalStyles/index.records';
import { keepPreviewCurrentOnceEdited } from '../../features/stylesheet/index.records';
import { cssDraftsJournal } from '../../features/styleControls/index.records';
import {
	checkHomepage,
	siteChangeLabel,
	watchSite,
} from '../../features/siteSettings/index.records';
import { LISTS } from './lists';

export {
	SaveButton,
	SaveReview,
	SaveShortcut,
} from '../../features/saving/index.records';
export { DraftDialog, UndoTools } from '../../features/documents/index.records';
export {
	ConflictLayer,
	LockNotice,
} from '../../features/conflicts/index.records';
export { DocumentPicture } from '../../features/previews/index.records';
export { RestoreLayer } from '../../features/recovery/index.records';
export { Identity } from '../../features/siteSettings/index.records';
export { StyleBookArea } from '../../features/styleBook/index.records';
export {
	SiteFontLibrary,
	StylesNavigator,
	StylesTools,
} from '../../features/styles/index.records';
export { LISTS };
export { CommandPalette, openPalette } from './CommandPalette';
export { DocumentDetails } from './DocumentDetails';

/** What goes on as soon as the data layer is there. */
export function start(): void {
	startSession();
	watchChangedRecords();
	contentMiddleware();
	stylesMiddleware();
	keepPreviewCurrentOnceEdited();
	watchBaseVersions();
	setFieldLabels( 'globalStyles', styleChangeLabel );
	setFieldLabels( 'site', siteChangeLabel );
	setSaveCheck( 'site', checkHomepage );
	watchSite();
	addJournalSource( cssDraftsJournal );
	startRecovery( LISTS.load );
}
