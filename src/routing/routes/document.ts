import { defineRoute, query } from '../route';
import { pathOfType, withoutPrefix } from './reserved';

/** A block of a document by its index on each level, which has to be of this type. */
export interface BlockAddress {
	readonly name: string;
	readonly path: readonly number[];
}

export interface DocumentParams {
	/** A post type, such as `wp_template` or `page`. */
	readonly type: string;
	/** A numeric id, or `theme//slug` for templates and template parts. */
	readonly id: string;
	readonly isEditing: boolean;
	/** Whether it was opened from another document, with a back button to it. */
	readonly isFocused?: true;
	/** The block that is selected when the editor opens. */
	readonly block?: BlockAddress;
}

/** A document: a template, template part, pattern, page, post or navigation menu. */
export const documentRoute = defineRoute< DocumentParams >( {
	parse: ( { path, query: { canvas, focusMode, block } } ) => {
		const [ , type, id ] =
			/^\/([a-z0-9_-]+)\/(.+)$/.exec( withoutPrefix( path ) ) ?? [];
		return type && id && isDocumentId( id )
			? {
					type,
					id,
					isEditing: canvas === 'edit',
					...( focusMode === 'true' ? { isFocused: true } : {} ),
					...parseBlock( block ),
				}
			: null;
	},
	build: ( { type, id, isEditing, isFocused, block } ) => ( {
		path: `${ pathOfType( type ) }/${ id }`,
		query: query( {
			canvas: isEditing ? 'edit' : undefined,
			focusMode: isFocused ? 'true' : undefined,
			block: block && [ block.name, ...block.path ].join( '.' ),
		} ),
	} ),
} );

const isDocumentId = ( id: string ): boolean =>
	/^\d+$/.test( id ) || /^[^/].*\/\/[^/]+$/.test( id );

/** Such as `core/paragraph.0.2`. */
const BLOCK = /^([a-z][a-z0-9-]*\/[a-z][a-z0-9-]*)\.(\d{1,5}(?:\.\d{1,5})*)$/;

function parseBlock( text = '' ): Pick< DocumentParams, 'block' > {
	const [ , name, path ] = BLOCK.exec( text ) ?? [];
	return name && path
		? { block: { name, path: path.split( '.' ).map( Number ) } }
		: {};
}
