/** Types and pure functions for all rooms above, including their models. */
export {
	contrastOf,
	hexOf,
	levelOf,
	parseColor,
	shortRatio,
} from './model/contrast';
export type { ContrastLevel } from './model/contrast';
export { inCaseOf } from './model/hexCase';
export { blockOf, buildPath, matchPath, pathsAbove } from './model/navigation';
export type { PathParams, PathPattern, ScreenProps } from './model/navigation';
export {
	hasColors,
	pairOf,
	partsOf,
	poorPairs,
	targetsIn,
} from './model/presetContrast';
export type { PoorPair } from './model/presetContrast';
