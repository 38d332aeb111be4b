/** What the shell may use of this room before the data layer is loaded. */
export { hasDraftChoice, isAskingForDraft } from './data/draftQuestion';
export { isReviewOpen } from './data/saveReview';
export { savedLabel } from './ui/savedLabel';
