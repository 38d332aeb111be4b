/** Exports that need the data layer. */
export {
	keepPreviewCurrent,
	keepPreviewCurrentOnceEdited,
	showStylesIn,
} from './data/preview';
export {
	engine,
	isEngineAwaited,
	loadEngine,
	prepareEngine,
	sheetsOfServer,
} from './data/sheet';
export { usePreviewWidth } from './data/usePreviewWidth';
export { shownState } from './data/shownState';
export { shownInstead, stylesWith } from './data/shownStyles';
export { usePreviewStyles } from './data/usePreviewStyles';
export { useChangedSettings, useSheet, useVariationCss } from './data/useSheet';
export { useShownStyles } from './data/useShownStyles';
