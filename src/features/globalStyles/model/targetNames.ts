/** Parts of a page that have styles wherever they are. `heading` is all of h1 to h6. */
export const ELEMENTS = [
	'link',
	'heading',
	'h1',
	'h2',
	'h3',
	'h4',
	'h5',
	'h6',
	'button',
	'caption',
	'cite',
] as const;

export type ElementName = ( typeof ELEMENTS )[ number ];

/** The states of an element: pointed at, focused or pressed. */
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

/** States that WordPress knows and browsers don't, such as the menu item of the open page. */
export const CUSTOM_STATES = [ '-current' ] as const;

export type CustomStateName = ( typeof CUSTOM_STATES )[ number ];

/** Windows that are narrow, the widest first. */
export const VIEWPORTS = [ '@tablet', '@mobile' ] as const;

export type ViewportName = ( typeof VIEWPORTS )[ number ];
