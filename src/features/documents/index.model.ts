/** Types and pure functions that any room above may use, models included. */
export { allowsMethod, authorsOf, parseAuthor } from './model/author';
export type { DocumentAuthor } from './model/author';
export { compareBlocks } from './model/blockChanges';
export { keyOf } from './model/changedRecord';
export type { ChangedRecord } from './model/changedRecord';
export {
	basedOn,
	entryOf,
	keeping,
	parseTheirs,
	rawRecord,
	versionOf,
	withEntry,
	withVersion,
} from './model/conflict';
export type { Conflict } from './model/conflict';
export { customSlug } from './model/customSlug';
export {
	documentKey,
	isSameDocument,
	isTrashed,
	titleOf,
} from './model/document';
export type { DocumentRef, EntityRecord } from './model/document';
export { compareFields } from './model/fieldChanges';
export type { FieldChange } from './model/fieldChanges';
export type { Listed } from './model/listed';
export { removalOf } from './model/removal';
export type { Removal } from './model/removal';
export { revisionCount } from './model/revision';
export type { Revision } from './model/revision';
export {
	isUnpublished,
	scheduleProblem,
	siteOffset,
	siteTime,
} from './model/schedule';
export type { ScheduleProblem } from './model/schedule';
export { isStripped } from './model/strippedCode';
