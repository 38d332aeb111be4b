export { BookPictureArea } from './BookPictureArea';
