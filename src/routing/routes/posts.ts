import { pageArgument, pageIn, type PageParam } from '../pageNumber';
import { defineRoute, query } from '../route';
import { pathOfType, withoutPrefix } from './reserved';

const LAYOUTS = [ 'table', 'grid', 'list' ] as const;

export interface PostsParams extends PageParam {
	/** A post type, such as `page`. */
	readonly type: string;
	/** A preset such as `drafts`, or the id of a custom view; all items if left out. */
	readonly activeView?: string;
	/** Whether the view is a custom one. */
	readonly isCustom?: true;
	/** The layout; the user's saved one if left out. */
	readonly layout?: ( typeof LAYOUTS )[ number ];
	/** The ids of the selected items. */
	readonly selected?: readonly string[];
	/** Whether quick edit is open for the selected items. */
	readonly quickEdit?: true;
	/** Whether the first selected item is open on the edit canvas. */
	readonly isEditing?: true;
}

/** WordPress's name of the view without filters. */
const ALL = 'all';

/** A list of pages, or of posts of another type. */
export const postsRoute = defineRoute< PostsParams >( {
	parse: ( {
		path,
		query: {
			activeView,
			isCustom,
			layout,
			pageNumber,
			postId,
			quickEdit,
			canvas,
		},
	} ) => {
		const [ , type ] =
			/^\/([a-z0-9_-]+)$/.exec( withoutPrefix( path ) ) ?? [];
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
			...pageIn( pageNumber ),
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
		page,
		selected,
		quickEdit,
		isEditing,
	} ) => ( {
		path: pathOfType( type ),
		query: query( {
			activeView,
			isCustom: isCustom ? 'true' : undefined,
			layout,
			pageNumber: pageArgument( page ),
			postId: selected?.join( ',' ),
			quickEdit: quickEdit ? 'true' : undefined,
			canvas: isEditing ? 'edit' : undefined,
		} ),
	} ),
} );
