/** The entry point for the records stage: all of it needs core-data. */
export { askFor } from './data/finding';
export {
	changeAsEdits,
	changeInDraft,
	type Outcome,
	type Steps,
} from './data/replacing';
export { BlockLink } from './ui/BlockLink';
export { Find } from './ui/Find';
export { ReplaceOutcome } from './ui/ReplaceOutcome';
export { useChanging } from './ui/useChanging';
export { targetLabels } from './ui/targetLabels';
