import { definePlace } from '../place';

/** The list of navigation menus. */
export const navigationPlace = definePlace< Record< string, never > >( {
	name: 'navigation',
	parse: ( { path } ) => ( path === '/navigation' ? {} : null ),
	build: () => ( { path: '/navigation', query: {} } ),
} );
