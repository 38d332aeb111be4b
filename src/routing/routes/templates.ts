import { defineRoute, query } from '../route';

const LAYOUTS = [ 'table', 'grid', 'list' ] as const;

export interface TemplatesParams {
	/** Whose templates are listed: the text that names their author. Everybody's where it is left out. */
	readonly activeView?: string;
	/** How they are listed; as the user had it last where it is left out. */
	readonly layout?: ( typeof LAYOUTS )[ number ];
	/** The templates that are selected. */
	readonly selected?: readonly string[];
	/** Whether the first selected template is open on the edit canvas. */
	readonly isEditing?: true;
}

/** What WordPress calls the view without a filter. */
const ALL = 'all';

/** The list of templates. */
export const templatesRoute = defineRoute< TemplatesParams >( {
	name: 'templates',
	parse: ( { path, query: { activeView, layout, postId, canvas } } ) => {
		if ( path !== '/template' ) {
			return null;
		}
		const known = LAYOUTS.find( ( name ) => name === layout );
		const selected = ( postId ?? '' ).split( ',' ).filter( Boolean );
		return {
			...( activeView && activeView !== ALL ? { activeView } : {} ),
			...( known ? { layout: known } : {} ),
			...( selected.length > 0 ? { selected } : {} ),
			...( canvas === 'edit' && selected.length > 0
				? { isEditing: true }
				: {} ),
		};
	},
	build: ( { activeView, layout, selected, isEditing } ) => ( {
		path: '/template',
		query: query( {
			activeView,
			layout,
			postId: selected?.join( ',' ),
			canvas: isEditing ? 'edit' : undefined,
		} ),
	} ),
} );
