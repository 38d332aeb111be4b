/** The entry point for the records stage. */
export { prepareStyles, saveStyles } from './data/stylesInDraft';
export { PresetQuestion } from './ui/PresetQuestion';
export { useSafeRemoval } from './ui/useSafeRemoval';
export type { RemovedRecord } from './model/repair';
