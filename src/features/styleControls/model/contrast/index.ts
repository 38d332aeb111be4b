export { hexOf, parseColor } from './color';
export {
	contrastOf,
	levelOf,
	shortRatio,
	type ContrastLevel,
} from './contrast';
export { nearestPassing } from './nearest';
