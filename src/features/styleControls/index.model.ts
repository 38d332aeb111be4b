/** Types and pure functions that any room above may use, models included. */
export {
	contrastOf,
	hexOf,
	levelOf,
	parseColor,
	shortRatio,
} from './model/contrast';
export type { ContrastLevel } from './model/contrast';
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
