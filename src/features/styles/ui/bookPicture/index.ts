export { parseBookPicture } from '../../model/bookPicture';
export { BookPictureArea } from './BookPictureArea';
