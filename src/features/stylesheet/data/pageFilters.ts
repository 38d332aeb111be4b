const HOLDER_ID = 'atelier-filters';

/** Each page's filters as they were last shown. */
const shown = new WeakMap< Document, string >();

/** The filters that others of ours stand for, with their ids. */
const replaced = new WeakMap<
	Document,
	readonly ( readonly [ Element, string ] )[]
>();

/**
 * Shows the colors of duotones in a server-rendered page, also of images that have chosen one themselves. Of filters with one id
 * browsers use the first, so that the server's give theirs up, and all but the last of ours: the user's overrides the theme's.
 */
export function showFiltersIn( page: Document, filters: string ): void {
	if ( shown.get( page ) === filters ) {
		return;
	}
	shown.set( page, filters );
	const holder = page.getElementById( HOLDER_ID ) ?? addHolder( page );
	holder.innerHTML = filters;
	for ( const [ filter, id ] of replaced.get( page ) ?? [] ) {
		filter.id = id;
	}
	const own = new Map(
		[ ...holder.querySelectorAll( 'filter[id]' ) ].map(
			( filter ) => [ filter.id, filter ] as const
		)
	);
	const others = [ ...page.querySelectorAll( 'filter[id]' ) ]
		.filter( ( filter ) => own.has( filter.id ) )
		.filter( ( filter ) => own.get( filter.id ) !== filter )
		.map( ( filter ) => [ filter, filter.id ] as const );
	for ( const [ filter ] of others ) {
		filter.removeAttribute( 'id' );
	}
	replaced.set( page, others );
}

function addHolder( page: Document ): Element {
	const holder = page.createElement( 'div' );
	holder.id = HOLDER_ID;
	holder.style.cssText = 'position:absolute;inline-size:0;block-size:0';
	page.body.append( holder );
	return holder;
}
