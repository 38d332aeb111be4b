/** What the shell may use of this room before any record has been loaded. */
export type { DocumentRef, EntityRecord } from './model/document';
export { allowsMethod } from './model/author';
export {
	scheduleProblem,
	siteOffset,
	siteTime,
	type ScheduleProblem,
} from './model/schedule';
export {
	changedContentCount,
	changedRecordCount,
} from './data/changedRecordCount';
export { isReviewOpen } from './data/saveReview';
export { documentIcon } from './ui/documentIcon';
export { saveLabel } from './ui/saveLabel';
