export { StyleBook } from './StyleBook';
