/** The entry point for the records stage. */
export { prepareStyles, saveStyles } from './data/stylesInDraft';
export { PresetQuestion } from './ui/PresetQuestion';
export { SafeRemoval, type SafeRemovalProps } from './ui/SafeRemoval';
export type { RemovedRecord } from './model/repair';
