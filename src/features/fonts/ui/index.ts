/** Loaded when the library is first opened. */
export { FontLibrary } from './FontLibrary';
