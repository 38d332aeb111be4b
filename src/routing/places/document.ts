import { definePlace, query } from '../place';

export interface DocumentParams {
	/** A post type, such as `wp_template` or `page`. */
	readonly type: string;
	/** A number, or `theme//slug` for templates and template parts. */
	readonly id: string;
	readonly isEditing: boolean;
}

/** Anything made of blocks: a template, template part, pattern, page, post or navigation menu. */
export const documentPlace = definePlace< DocumentParams >( {
	name: 'document',
	parse: ( { path, query: { canvas } } ) => {
		const [ , type, id ] = /^\/([a-z0-9_-]+)\/(.+)$/.exec( path ) ?? [];
		return type && id && isDocumentId( id )
			? { type, id, isEditing: canvas === 'edit' }
			: null;
	},
	build: ( { type, id, isEditing } ) => ( {
		path: `/${ type }/${ id }`,
		query: query( { canvas: isEditing ? 'edit' : undefined } ),
	} ),
} );

const isDocumentId = ( id: string ): boolean =>
	/^\d+$/.test( id ) || /^[^/].*\/\/[^/]+$/.test( id );
