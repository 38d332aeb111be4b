/** The entry point for the editor stage. */
export { PreferencesDialog } from './ui/PreferencesDialog';
