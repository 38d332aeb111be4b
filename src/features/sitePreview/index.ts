/** The entry point for all stages. */
export { PreviewFrame } from './ui/PreviewFrame';
export { ResizeHandle } from './ui/ResizeHandle';
export { SitePreview } from './ui/SitePreview';
export { stepSize } from './model/resizeStep';
