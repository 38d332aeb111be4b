/** Templates whose name goes on with that of a post, a term or a user. */
const SPECIAL = /^(page|category|tag|author)-/;

/**
 * The slugs of templates that WordPress tries after one in its hierarchy, the next one first.
 *
 * @param slug  A template that is no custom one.
 * @param known The slugs of all templates: names of types have hyphens, too.
 */
function slugsAfter( slug: string, known: ReadonlySet< string > ): string[] {
	const [ , special ] = SPECIAL.exec( slug ) ?? [];
	if ( special !== undefined ) {
		return [ special, ...slugsAfter( special, known ) ];
	}
	switch ( slug ) {
		case 'index':
			return [];
		case 'page':
		case 'single':
			return [ 'singular', 'index' ];
		case 'author':
		case 'category':
		case 'date':
		case 'tag':
		case 'taxonomy':
			return [ 'archive', 'index' ];
		case 'front-page':
			return [ 'home', 'index' ];
	}
	if ( slug.startsWith( 'archive-' ) ) {
		return [ 'archive', 'index' ];
	}
	for ( const kind of [ 'single', 'taxonomy' ] ) {
		if ( slug.startsWith( `${ kind }-` ) ) {
			return [
				...shorterOf( slug, kind ).filter( ( one ) =>
					known.has( one )
				),
				kind,
				...slugsAfter( kind, known ),
			];
		}
	}
	return [ 'index' ];
}

/** `single-a-b` is of a type `a-b`, or of a post `b` of a type `a`. */
function shorterOf( slug: string, kind: string ): string[] {
	const words = slug.slice( kind.length + 1 ).split( '-' );
	return words
		.slice( 1 )
		.map( ( _, at ) =>
			[ kind, ...words.slice( 0, words.length - 1 - at ) ].join( '-' )
		);
}

/**
 * The template that visitors get in place of one; null if there is none.
 *
 * @param slug      The template that goes.
 * @param templates All templates.
 */
export function templateAfter< Item extends { readonly slug: string } >(
	slug: string,
	templates: readonly Item[]
): Item | null {
	const known = new Set( templates.map( ( one ) => one.slug ) );
	const next = slugsAfter( slug, known ).find( ( one ) => known.has( one ) );
	return templates.find( ( one ) => one.slug === next ) ?? null;
}
