/** What the app is made of once the data layer is there. */
import {
	setFieldWords,
	watchChangedRecords,
} from '../../features/documents/records';
import { startSession } from '../../features/session/records';
import { styleChangeWords } from '../../features/styles/records';

export {
	DraftDialog,
	SaveButton,
	SaveReview,
} from '../../features/documents/records';
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
	setFieldWords( 'globalStyles', styleChangeWords );
}

/** Fetches what list screens are made of. */
export const loadLists = () => import( '../lists' );
