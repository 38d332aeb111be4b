/** How many items a page can have. */
export const PER_PAGE_OPTIONS = [ 10, 20, 50, 100 ] as const;
export const DEFAULT_PER_PAGE = 10;

/** With more elements than this, a filter's list is searched. */
export const SEARCHABLE_ABOVE = 10;

/** The width of a list's content beside a preview. */
export const LIST_WIDTH = 380;
