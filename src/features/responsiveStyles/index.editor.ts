/** Exports that need the block editor. */
export {
	useEditedViewport,
	useResponsiveEditing,
} from './data/responsiveEditing';
export { allowStylesOnly } from './data/stylesOnly';
export { supportsResponsiveStyles } from './data/support';
export { useBreakpoints } from './data/useBreakpoints';
export { BlockStyles } from './ui/BlockStyles';
export { problemLabel } from './ui/labels';
