/** What every stage may use of this room. */
export {
	activateTheme,
	activation,
	continueInActiveTheme,
	previewedTheme,
} from './data/preview';
