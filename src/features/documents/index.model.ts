/** Types and pure functions for all rooms above, including their models. */
export { allowsMethod, authorsOf, parseAuthor } from './model/author';
export type { DocumentAuthor } from './model/author';
export { alignBlocks } from './model/alignBlocks';
export type { AlignedBlock, BlockFate } from './model/alignBlocks';
export { changesIn, compareBlocks } from './model/blockChanges';
export type { BlockChange, LocatedChange } from './model/blockChanges';
export { siteOf } from './model/addressLabel';
export { printOf } from './model/blockPrint';
export type { BlockNode } from './model/blockPrint';
export { changeKey } from './model/changedRecord';
export { imageUrl } from './model/imageUrl';
export { parsePerson, type Person } from './model/person';
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
export type { Conflict, Theirs } from './model/conflict';
export { customSlug } from './model/customSlug';
export {
	documentKey,
	isSameDocument,
	isTrashed,
	titleOf,
} from './model/document';
export { GONE, visibilityOf } from './model/offline';
export type { SitePage, Visibility } from './model/offline';
export { isDesignType } from './model/designTypes';
export type { DocumentRef, EntityRecord } from './model/document';
export { compareFields, withoutTrashedSlugs } from './model/fieldChanges';
export type { FieldChange } from './model/fieldChanges';
export type { Listed } from './model/listed';
export { OWN_SCREEN, OWN_TRASH } from './model/ownScreen';
export { removalOf } from './model/removal';
export type { Removal } from './model/removal';
export { isUnpublished, scheduleProblem } from './model/schedule';
export type { ScheduleProblem } from './model/schedule';
export { isStripped } from './model/strippedCode';
