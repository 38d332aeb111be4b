import type { DocumentRef } from '@/features/documents/index.model';

/** The document that a page of the site shows, by the classes that WordPress gives its body; null for archives and the like. */
export function shownDocument( {
	classList,
}: Pick< HTMLElement, 'classList' > ): DocumentRef | null {
	const after = ( prefix: string ) =>
		[ ...classList ]
			.find( ( name ) => name.startsWith( prefix ) )
			?.slice( prefix.length );
	const page = after( 'page-id-' );
	if ( page ) {
		return { type: 'page', id: page };
	}
	const id = after( 'postid-' );
	const type = id && after( 'single-' );
	return type ? { type, id } : null;
}

/** Whether the site has nothing at a page's address. */
export const isNotFound = ( {
	classList,
}: Pick< HTMLElement, 'classList' > ): boolean =>
	classList.contains( 'error404' );

/** What stands between the title of a page and that of its site: WordPress's dash, or what plugins have for it. */
const SEPARATOR = /[\u2013\u2014|·»:-]$/u;

/** The title of a page without that of its site, which WordPress adds to it. */
export function pageTitle( title: string, site: string ): string {
	const own = title.trim();
	if ( site === '' || own === site || ! own.endsWith( site ) ) {
		return own;
	}
	const before = own.slice( 0, -site.length ).trim();
	return before.replace( SEPARATOR, '' ).trim() || own;
}

/** The path of an address in the letters of its language. */
export function readablePath( path: string ): string {
	try {
		return decodeURI( path );
	} catch {
		// Not every path is in UTF-8.
		return path;
	}
}
