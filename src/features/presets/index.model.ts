/** Types and pure functions for all rooms above, including their models. */
export { presetEntries, removePreset } from './model/presetEdits';
export { presetLocations } from './model/presetLocations';
export { replacePreset } from './model/replacePreset';
