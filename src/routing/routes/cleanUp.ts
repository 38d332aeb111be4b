import { defineRoute } from '../route';

/** What nothing on the site uses, to be removed together. */
export const cleanUpRoute = defineRoute< Record< string, never > >( {
	parse: ( { path } ) => ( path === '/clean-up' ? {} : null ),
	build: () => ( { path: '/clean-up', query: {} } ),
} );
