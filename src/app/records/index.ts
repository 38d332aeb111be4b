/** What the app is made of once the data layer is there. */
export {
	DraftDialog,
	SaveButton,
	SaveReview,
	watchChangedRecords as start,
} from '../../features/documents/records';
export { StylesMenu, StylesNavigator } from '../../features/styles/records';
export { CommandPalette, openPalette } from './CommandPalette';
export { DocumentDetails } from './DocumentDetails';

/** Fetches what list screens are made of. */
export const loadLists = () => import( '../lists' );
