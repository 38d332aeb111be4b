import { defineRoute } from '../route';

/** The site's title, tagline and icon. */
export const identityRoute = defineRoute< Record< string, never > >( {
	parse: ( { path } ) => ( path === '/identity' ? {} : null ),
	build: () => ( { path: '/identity', query: {} } ),
} );
