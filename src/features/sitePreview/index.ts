/** The entry point for all stages. */
export { CanvasFrame } from './ui/CanvasFrame';
export { SitePreview } from './ui/SitePreview';
