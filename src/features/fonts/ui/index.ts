/** Loaded when the library is opened for the first time. */
export { FontLibrary } from './FontLibrary';
