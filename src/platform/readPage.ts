/** Reads a page of the site; null if it can't be, such as on another origin after a redirect. */
export const readPage = ( url: string ): Promise< Response | null > =>
	fetch( url, { credentials: 'same-origin' } ).catch( () => null );
