/** Types and pure functions for all rooms above, including their models. */
export { removePreset } from './model/presetEdits';
export { replacePreset } from './model/replacePreset';
