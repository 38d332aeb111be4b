/** Types for all rooms above, including their models. */
export { foundKey, type FoundText } from './model/found';
