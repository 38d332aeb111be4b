/** The name of WordPress's own style book frame, for code that looks for it. */
export const BOOK_FRAME = 'style-book-canvas';
