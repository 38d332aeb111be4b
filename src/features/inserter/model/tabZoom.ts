/** The tabs of WordPress's library. */
const TABS = [ 'blocks', 'patterns', 'media' ] as const;

type Tab = ( typeof TABS )[ number ];

/**
 * @param id Of the tab's element, which ends with the name of the tab in WordPress 6.8 and 7.1.
 * @return Null for tabs of other kinds.
 */
export const tabOf = ( id: string ): Tab | null =>
	TABS.find( ( name ) => id.endsWith( `-${ name }` ) ) ?? null;

/** Whether the canvas is zoomed out beside a tab: patterns and media are placed among sections. */
export const zoomOf = ( tab: Tab ): boolean => tab !== 'blocks';
