/** How visitors will see the documents of a list. */
export { pageOf } from './data/usePreview';
export { DocumentPicture } from './ui/DocumentPicture';
export { Preview } from './ui/Preview';
export { PreviewFrame } from './ui/PreviewFrame';
export { BesideList, NothingBeside } from './ui/BesideList';
