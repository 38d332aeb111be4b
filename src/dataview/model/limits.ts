/** Choices for items per page. */
export const PER_PAGE_OPTIONS = [ 10, 20, 50, 100 ] as const;
export const DEFAULT_PER_PAGE = 10;

/** With more elements than this, a filter's list has a search box. */
export const SEARCHABLE_ABOVE = 10;

/** A field that loads this many elements may have more, which a search finds. */
export const ELEMENTS_LIMIT = 100;

/** How long a search waits for the next key, in milliseconds: with a request, and with all items loaded. */
export const SEARCH_PAUSE = 150;
export const LOCAL_SEARCH_PAUSE = 100;

/** The width of a list beside a preview, in pixels. */
export const LIST_WIDTH = 380;

/** Time for a closing menu to return the focus before another element takes it, in milliseconds. */
export const FOCUS_DELAY = 50;
