import { defineRoute } from '../route';

/** The list of navigation menus. */
export const navigationRoute = defineRoute< Record< string, never > >( {
	name: 'navigation',
	parse: ( { path } ) => ( path === '/navigation' ? {} : null ),
	build: () => ( { path: '/navigation', query: {} } ),
} );
