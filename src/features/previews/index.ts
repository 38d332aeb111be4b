/** Previews: renderings of documents as on the front end. They need no data layer, and follow its changes once it is there. */
export { pageOf } from './data/previews';
export { BesideList, NothingBeside } from './ui/BesideList';
export { DocumentPicture } from './ui/DocumentPicture';
export { Preview } from './ui/Preview';
export { PreviewFrame } from './ui/PreviewFrame';
