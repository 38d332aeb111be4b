/** How many items a page can have. */
export const PER_PAGE_OPTIONS = [ 10, 20, 50, 100 ] as const;
export const DEFAULT_PER_PAGE = 10;

/** With more elements than this, a filter's list is searched. */
export const SEARCHABLE_ABOVE = 10;

/** How long a search waits for the next key, in milliseconds: where a server is asked, and where all items are here. */
export const SEARCH_PAUSE = 250;
export const LOCAL_SEARCH_PAUSE = 100;

/** The width of a list's content beside a preview. */
export const LIST_WIDTH = 380;

/** How long a menu that closes may take to give the focus back, before something new takes it. */
export const FOCUS_DELAY = 50;
