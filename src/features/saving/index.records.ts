/** Exports that need the data layer. */
export {
	baseOf,
	forgetBase,
	rebaseOn,
	savedOnto,
	watchBaseVersions,
} from './data/baseVersions';
export { useChangedRecords, watchChangedRecords } from './data/changes';
export {
	conflicts,
	decideConflict,
	dropConflict,
	leaveConflict,
} from './data/conflicts';
export { previewUnsaved, setPreviewOpener } from './data/previewOpener';
export { saveAlone } from './data/saveAlone';
export { sayLocked } from './data/saveNotices';
export { saveRecords } from './data/saveRecords';
export { forgetRun, runSave } from './data/saveRun';
export { reasonIn } from './model/saving';
export { savingLock } from './data/savingLock';
export { useNamedChanges } from './data/useNamedChanges';
export { useValueChanges } from './data/useValueChanges';
export { DiscardButton } from './ui/DiscardButton';
export { SaveButton } from './ui/SaveButton';
export { SaveReview } from './ui/SaveReview';
export { SaveShortcut } from './ui/SaveShortcut';
export { strippingMiddleware, withoutAsking } from './data/stripping';
export { setSaveCheck } from './data/saveChecks';
export {
	DRAFT_LIMIT,
	useTarget,
	type Target,
	type TargetLabels,
} from './ui/useTarget';
