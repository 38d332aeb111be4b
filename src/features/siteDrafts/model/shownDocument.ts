import type { DocumentRef } from '../../documents/index.model';

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
