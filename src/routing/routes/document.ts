import { defineRoute, query } from '../route';
import { pathOfType, withoutPrefix } from './reserved';

export interface DocumentParams {
	/** A post type, such as `wp_template` or `page`. */
	readonly type: string;
	/** A numeric id, or `theme//slug` for templates and template parts. */
	readonly id: string;
	readonly isEditing: boolean;
	/** Whether it was opened from another document, with a back button to it. */
	readonly isFocused?: true;
}

/** A document: a template, template part, pattern, page, post or navigation menu. */
export const documentRoute = defineRoute< DocumentParams >( {
	parse: ( { path, query: { canvas, focusMode } } ) => {
		const [ , type, id ] =
			/^\/([a-z0-9_-]+)\/(.+)$/.exec( withoutPrefix( path ) ) ?? [];
		return type && id && isDocumentId( id )
			? {
					type,
					id,
					isEditing: canvas === 'edit',
					...( focusMode === 'true' ? { isFocused: true } : {} ),
				}
			: null;
	},
	build: ( { type, id, isEditing, isFocused } ) => ( {
		path: `${ pathOfType( type ) }/${ id }`,
		query: query( {
			canvas: isEditing ? 'edit' : undefined,
			focusMode: isFocused ? 'true' : undefined,
		} ),
	} ),
} );

const isDocumentId = ( id: string ): boolean =>
	/^\d+$/.test( id ) || /^[^/].*\/\/[^/]+$/.test( id );
