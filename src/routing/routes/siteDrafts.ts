import { defineRoute, query } from '../route';

export interface SiteDraftsParams {
	/** Whether published drafts are listed, instead of unpublished ones. */
	readonly isPublished?: true;
}

/** The list of site drafts. */
export const siteDraftsRoute = defineRoute< SiteDraftsParams >( {
	parse: ( { path, query: { activeView } } ) =>
		path === '/drafts'
			? activeView === 'published'
				? { isPublished: true }
				: {}
			: null,
	build: ( { isPublished } ) => ( {
		path: '/drafts',
		query: query( { activeView: isPublished ? 'published' : undefined } ),
	} ),
} );

/** One site draft. */
export const siteDraftRoute = defineRoute< { readonly id: number } >( {
	parse: ( { path } ) => {
		const [ , id ] = /^\/drafts\/([1-9]\d{0,14})$/.exec( path ) ?? [];
		return id === undefined ? null : { id: Number( id ) };
	},
	build: ( { id } ) => ( { path: `/drafts/${ id }`, query: {} } ),
} );
