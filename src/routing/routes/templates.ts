import { pageArgument, pageIn, type PageParam } from '../pageNumber';
import { defineRoute, query } from '../route';

const LAYOUTS = [ 'table', 'grid', 'list' ] as const;

export interface TemplatesParams extends PageParam {
	/** The author whose templates are listed, by name; all if left out. */
	readonly activeView?: string;
	/** The layout; the user's saved one if left out. */
	readonly layout?: ( typeof LAYOUTS )[ number ];
	/** The ids of the selected templates. */
	readonly selected?: readonly string[];
	/** Whether the first selected template is open on the edit canvas. */
	readonly isEditing?: true;
}

/** WordPress's name of the view without filters. */
const ALL = 'all';

/** The list of templates. */
export const templatesRoute = defineRoute< TemplatesParams >( {
	parse: ( {
		path,
		query: { activeView, layout, pageNumber, postId, canvas },
	} ) => {
		if ( path !== '/template' ) {
			return null;
		}
		const known = LAYOUTS.find( ( name ) => name === layout );
		const selected = ( postId ?? '' ).split( ',' ).filter( Boolean );
		return {
			...( activeView && activeView !== ALL ? { activeView } : {} ),
			...( known ? { layout: known } : {} ),
			...pageIn( pageNumber ),
			...( selected.length > 0 ? { selected } : {} ),
			...( canvas === 'edit' && selected.length > 0
				? { isEditing: true }
				: {} ),
		};
	},
	build: ( { activeView, layout, page, selected, isEditing } ) => ( {
		path: '/template',
		query: query( {
			activeView,
			layout,
			pageNumber: pageArgument( page ),
			postId: selected?.join( ',' ),
			canvas: isEditing ? 'edit' : undefined,
		} ),
	} ),
} );
