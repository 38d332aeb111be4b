import { defineRoute, query } from '../route';

const LAYOUTS = [ 'table', 'grid', 'list' ] as const;

export interface PostsParams {
	/** A post type, such as `page`. */
	readonly type: string;
	/** Which of them are listed: a preset such as `drafts`, or the id of a custom view. All where it is left out. */
	readonly activeView?: string;
	/** Whether the view is one that a user has made. */
	readonly isCustom?: true;
	/** How they are listed; as the user had it last where it is left out. */
	readonly layout?: ( typeof LAYOUTS )[ number ];
	/** The items that are selected. */
	readonly selected?: readonly string[];
	/** Whether the panel that edits the selected items is open. */
	readonly quickEdit?: true;
	/** Whether the first selected item is open on the edit canvas. */
	readonly isEditing?: true;
}

/** What WordPress calls the view without a filter. */
const ALL = 'all';

/** A list of pages, or of the items of another type. */
export const postsRoute = defineRoute< PostsParams >( {
	name: 'posts',
	parse: ( {
		path,
		query: { activeView, isCustom, layout, postId, quickEdit, canvas },
	} ) => {
		const [ , type ] = /^\/([a-z0-9_-]+)$/.exec( path ) ?? [];
		if ( ! type ) {
			return null;
		}
		const known = LAYOUTS.find( ( name ) => name === layout );
		const selected = ( postId ?? '' )
			.split( ',' )
			.filter( ( id ) => /^\d+$/.test( id ) );
		const isOwn = isCustom === 'true' && Boolean( activeView );
		return {
			type,
			...( activeView && ( isOwn || activeView !== ALL )
				? { activeView }
				: {} ),
			...( isOwn ? { isCustom: true } : {} ),
			...( known ? { layout: known } : {} ),
			...( selected.length > 0 ? { selected } : {} ),
			...( quickEdit === 'true' ? { quickEdit: true } : {} ),
			...( canvas === 'edit' && selected.length > 0
				? { isEditing: true }
				: {} ),
		};
	},
	build: ( {
		type,
		activeView,
		isCustom,
		layout,
		selected,
		quickEdit,
		isEditing,
	} ) => ( {
		path: `/${ type }`,
		query: query( {
			activeView,
			isCustom: isCustom ? 'true' : undefined,
			layout,
			postId: selected?.join( ',' ),
			quickEdit: quickEdit ? 'true' : undefined,
			canvas: isEditing ? 'edit' : undefined,
		} ),
	} ),
} );
