import { defineRoute, query } from '../route';

export interface FindParams {
	/** What kind of thing is looked for; text by default. */
	readonly kind?: string;
	/** What is looked for. */
	readonly search?: string;
}

/** Finding and replacing in the design of the site. */
export const findRoute = defineRoute< FindParams >( {
	parse: ( { path, query: { kind, search } } ) =>
		path === '/find'
			? {
					...( kind && /^[a-zA-Z]{1,20}$/.test( kind )
						? { kind }
						: {} ),
					...( search ? { search } : {} ),
				}
			: null,
	build: ( { kind, search } ) => ( {
		path: '/find',
		query: query( { kind, search } ),
	} ),
} );
