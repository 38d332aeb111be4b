import { defineRoute } from '../route';

/** The list of navigation menus. */
export const navigationRoute = defineRoute< Record< string, never > >( {
	parse: ( { path } ) => ( path === '/navigation' ? {} : null ),
	build: () => ( { path: '/navigation', query: {} } ),
} );
