/** The entry point for all stages. */
export { PreviewFrame } from './ui/PreviewFrame';
export { SitePreview } from './ui/SitePreview';
