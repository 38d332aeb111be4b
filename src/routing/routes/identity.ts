import { defineRoute } from '../route';

/** What the site is called and known by. */
export const identityRoute = defineRoute< Record< string, never > >( {
	name: 'identity',
	parse: ( { path } ) => ( path === '/identity' ? {} : null ),
	build: () => ( { path: '/identity', query: {} } ),
} );
