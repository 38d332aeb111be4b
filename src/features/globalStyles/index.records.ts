/** What needs the data layer: the door of the records stage. */
export { damageText, FAULT_WORDS } from './data/damageWords';
export {
	areStylesEdited,
	editBoth,
	editSettings,
	editStyles,
	replaceDamaged,
	replaceStyles,
} from './data/edits';
export { forgetUndoneEdits } from './data/forgetUndoneEdits';
export { changePresets, useLayers } from './data/presetLists';
export { ENTITY, savedDoc, siteStyles } from './data/record';
export type { SiteStyles } from './data/record';
export { resetAll } from './data/resetAll';
export { watchStyles } from './data/stylesGate';
export { useBlockStyles, useBlockTypes } from './data/useBlockTypes';
export type { BlockTypesLoad } from './data/useBlockTypes';
export { useDerived } from './data/useDerived';
export { useFeatures, usePresets } from './data/useFeatures';
export { useHasChanges } from './data/useHasChanges';
export { useSetting, useStyleValue } from './data/useStyleValue';
export type { StyleValue } from './data/useStyleValue';
export { useStyles, useStylesArrival } from './data/useStyles';
export { useStylesRights } from './data/useStylesRights';
export {
	presetListWords,
	styleChangeWords,
	stylePlaceLabel,
	styleWords,
} from './ui/changeWords';
export { AREA_NAMES, placeName, placeNames, targetName } from './ui/names';
export { colorOf } from './ui/paint';
