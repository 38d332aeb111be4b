/** What the shell may use of this room before the data layer is loaded. */
export { isReviewOpen } from './data/saveReview';
export { savedLabel } from './ui/savedLabel';
