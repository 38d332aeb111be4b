/** Exports that need the data layer. */
export { invalidValueText, REASON_MESSAGES } from './data/invalidValueMessages';
export {
	areStylesEdited,
	editBoth,
	editSettings,
	editStyles,
	replaceInvalid,
	replaceStyles,
} from './data/edits';
export { forgetUndoneEdits } from './data/forgetUndoneEdits';
export { changePresets, removePresets, useLayers } from './data/presetLists';
export { ENTITY, savedDoc, siteStyles } from './data/record';
export type { SiteStyles } from './data/record';
export { resetAll } from './data/resetAll';
export { stylesMiddleware } from './data/stylesMiddleware';
export { useBlockStyles, useBlockTypes } from './data/useBlockTypes';
export type { BlockTypesLoad } from './data/useBlockTypes';
export { useDerived } from './data/useDerived';
export { useAllowsCustom, useFeatures, usePresets } from './data/useFeatures';
export { useHasChanges } from './data/useHasChanges';
export { useSetting, useStyleValue } from './data/useStyleValue';
export type { Fallback, StyleValue } from './data/useStyleValue';
export { useSteadyTarget } from './data/useSteadyTarget';
export { useStyles, useStylesArrival } from './data/useStyles';
export { useStylesRights } from './data/useStylesRights';
export {
	presetListLabel,
	areStylesLoaded,
	styleChangeLabel,
	styleLocationLabel,
	styleLabel,
} from './ui/changeLabels';
export {
	AREA_NAMES,
	conditionName,
	FIELD_NAMES,
	fieldName,
	locationName,
	locationNames,
	STATE_NAMES,
	targetName,
	VIEWPORT_NAMES,
} from './ui/names';
export { colorOf } from './ui/paint';
