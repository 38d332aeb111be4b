/** The language of the page, which is the user's. */
export const locale = (): string =>
	window.document.documentElement.lang || 'en';
