/** Types and pure functions for all rooms above, including their models. */
export { kindOfType, type DocumentKind, type UsedKind } from './model/kind';
export type {
	PresetQuestionProps,
	PresetRemoval,
} from './model/presetQuestion';
export type { Use, Uses } from './model/uses';
export { isFilteredByUse, showsUses } from './model/usedInView';
