/** Previews: renderings of documents as on the front end. */
export { pageOf } from './data/usePreview';
export { DocumentPicture } from './ui/DocumentPicture';
export { Preview } from './ui/Preview';
export { PreviewFrame } from './ui/PreviewFrame';
