/** The levels of headings, which the styles of all headings apply to. */
export const LEVELS = [ 'h1', 'h2', 'h3', 'h4', 'h5', 'h6' ] as const;

/** Elements that can be styled everywhere on a page. `heading` stands for h1 to h6. */
export const ELEMENTS = [
	'link',
	'heading',
	...LEVELS,
	'button',
	'caption',
	'cite',
] as const;

export type ElementName = ( typeof ELEMENTS )[ number ];

/** The pseudo-classes of elements. */
export const STATES = [
	':link',
	':any-link',
	':visited',
	':hover',
	':focus',
	':focus-visible',
	':active',
] as const;

export type StateName = ( typeof STATES )[ number ];

/** States that WordPress defines, not browsers, such as the current menu item. */
export const CUSTOM_STATES = [ '-current' ] as const;

export type CustomStateName = ( typeof CUSTOM_STATES )[ number ];

/** The viewports for narrow windows, widest first. */
export const VIEWPORTS = [ '@tablet', '@mobile' ] as const;

export type ViewportName = ( typeof VIEWPORTS )[ number ];
