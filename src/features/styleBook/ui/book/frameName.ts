/** The same as in WordPress's own editor, so that whatever looks for the book finds it. */
export const BOOK_FRAME = 'style-book-canvas';
