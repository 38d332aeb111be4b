/** Waits for the end of the page's own markup. */
export const documentParsed = (): Promise< unknown > =>
	document.readyState === 'loading'
		? new Promise( ( resolve ) =>
				document.addEventListener( 'DOMContentLoaded', resolve )
			)
		: Promise.resolve();
