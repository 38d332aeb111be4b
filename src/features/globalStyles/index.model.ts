/** Types and pure functions for all rooms above, including their models. */
export { anyDoc, anyTree } from './model/arbitraries';
export {
	addressOf,
	buildPosition,
	parseImage,
	parsePosition,
	sizeOf,
} from './model/background';
export type { BackgroundImage } from './model/background';
export { resetsOf, showAlways, showState } from './model/blockLook';
export { blockSides } from './model/blockSides';
export {
	isCoreBlock,
	parseBlockStyles,
	parseBlockType,
} from './model/blockType';
export type { BlockType } from './model/blockType';
export { changesBetween, groupDifferences, summarize } from './model/changes';
export type {
	AreaChange,
	DifferenceGroup,
	DifferenceSubject,
	Summary,
} from './model/changes';
export {
	invalidCssReason,
	INVALID_REASONS,
	invalidPresetReason,
	invalidPresetReasons,
	repairInvalidValues,
	invalidTextReason,
	userInvalidValues,
	invalidReason,
	withoutInvalidValues,
} from './model/validity';
export type { InvalidValue, InvalidReason } from './model/validity';
export {
	differencesBetween,
	isCss,
	saysTheSame,
	takeDifferences,
} from './model/differences';
export type { ComparedSide, Difference } from './model/differences';
export {
	hasSameVariations,
	isSameDoc,
	mergeLayers,
	parseDoc,
} from './model/doc';
export type { Layers, StylesDoc } from './model/doc';
export {
	backgroundsOf,
	inheritedStyle,
	NO_GRADIENT,
	textColorOf,
} from './model/effective';
export { featuresOf, groupResets, hasGroup } from './model/features';
export type { BlockFacts, Features } from './model/features';
export { isKeyword } from './model/keyword';
export { leavesOf, valueAt, withLeaves, withoutLeaves } from './model/leaves';
export type { Leaf } from './model/leaves';
export { parseLength } from './model/length';
export { fontNameOf, thumbnailOf, paletteOf } from './model/thumbnail';
export type { Lettering, StylesThumbnail } from './model/thumbnail';
export {
	allOf,
	hasDefaults,
	infixOf,
	kebab,
	listIn,
	PRESET_KINDS,
	presetPath,
	presetsOf,
	readPreset,
	valueKeyOf,
} from './model/presets';
export type {
	Preset,
	PresetKind,
	PresetList,
	PresetOrigin,
	PresetsByOrigin,
} from './model/presets';
export { propertiesIn, propertyFacts } from './model/properties';
export type {
	PropertyGroup,
	PropertyIn,
	PropertyName,
} from './model/properties';
export {
	cssValue,
	isSameValue,
	parseReference,
	plainCss,
	presetReference,
	referredSlugs,
	withPrintableReferences,
	resolveValue,
} from './model/references';
export {
	areEqual,
	CORNERS,
	shared,
	SIDES,
	spread,
	withValues,
} from './model/sides';
export type { Corner, Corners, Side, Sides } from './model/sides';
export {
	isSoundPreset,
	isSoundValue,
	withSoundPresets,
} from './model/soundPresets';
export { splitOutside } from './model/splitOutside';
export { storedText } from './model/storedText';
export { settingKeys, styleKeys } from './model/target';
export {
	CUSTOM_STATES,
	ELEMENTS,
	STATES,
	VIEWPORTS,
} from './model/targetNames';
export { isConditional, targetId } from './model/cascade';
export { breakpointsOf, invalidBreakpoints } from './model/viewport';
export type { Breakpoint, InvalidBreakpoint } from './model/viewport';
export type { Condition, SettingTarget, StyleTarget } from './model/target';
export type {
	CustomStateName,
	ElementName,
	StateName,
	ViewportName,
} from './model/targetNames';
export { asTree, getIn, setIn } from './model/tree';
export type { Tree } from './model/tree';
export { withoutUses } from './model/withoutUses';
export {
	hasSetting,
	hasStyle,
	NO_CHANGES,
	writeSettings,
	writeStyles,
} from './model/values';
export type { SettingEdit, StyleEdit } from './model/values';
