/** Exports for the shell, which don't need the data layer. */
export {
	hasDraftChoice,
	isAskingAboutEnd,
	isAskingForDraft,
} from './data/draftQuestion';
export { isReviewOpen, reviewReason } from './data/saveReview';
export { savedLabel } from './ui/savedLabel';
export { useAfterSaving } from './data/useAfterSaving';
