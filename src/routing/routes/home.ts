import { defineRoute, query } from '../route';

/** The Design root, beside the homepage. */
export const homeRoute = defineRoute< { isEditing: boolean } >( {
	parse: ( { path, query: { canvas } } ) =>
		path === '/' ? { isEditing: canvas === 'edit' } : null,
	build: ( { isEditing } ) => ( {
		path: '/',
		query: query( { canvas: isEditing ? 'edit' : undefined } ),
	} ),
} );
