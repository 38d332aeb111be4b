import { defineRoute, query } from '../route';

/** The Design root: what the visitors' home page is made of. */
export const homeRoute = defineRoute< { isEditing: boolean } >( {
	name: 'home',
	parse: ( { path, query: { canvas } } ) =>
		path === '/' ? { isEditing: canvas === 'edit' } : null,
	build: ( { isEditing } ) => ( {
		path: '/',
		query: query( { canvas: isEditing ? 'edit' : undefined } ),
	} ),
} );
