/** The entry point for the records stage: all of it needs core-data. */
export { askFor } from './data/finding';
export { changeAsEdits, changeInDraft } from './data/replacing';
export { Find } from './ui/Find';
export { ReplaceOutcome, type Done } from './ui/ReplaceOutcome';
