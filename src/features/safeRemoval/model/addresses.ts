/**
 * All ways to write the address of a post: with and without the host, and by its ID.
 *
 * @param url Its address for visitors; empty if it has none.
 * @param id
 */
export function addressesOf( url: string, id: string ): readonly string[] {
	const [ , origin, path ] = /^(https?:\/\/[^/]+)(\/.*)?$/.exec( url ) ?? [];
	if ( origin === undefined ) {
		return [];
	}
	const paths = [ path ?? '/', `/?p=${ id }`, `/?page_id=${ id }` ];
	return [
		...new Set(
			// The address of the homepage is that of the site: links to it stay right.
			paths.filter( ( one ) => one !== '/' )
		),
	].flatMap( ( one ) => [ origin + one, one ] );
}
