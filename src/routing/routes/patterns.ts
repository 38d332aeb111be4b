import { pageArgument, pageIn, type PageParam } from '../pageNumber';
import { defineRoute, query } from '../route';

const LAYOUTS = [ 'table', 'grid', 'list' ] as const;

export interface PatternsParams extends PageParam {
	/** Whether template parts are listed instead of patterns. */
	readonly isParts?: true;
	/** A category of patterns or an area of parts; all if left out. */
	readonly categoryId?: string;
	/** The layout; the user's saved one if left out. */
	readonly layout?: ( typeof LAYOUTS )[ number ];
	/** The ids of the selected items. */
	readonly selected?: readonly string[];
}

const PARTS = 'wp_template_part';

/** The list of patterns and template parts. */
export const patternsRoute = defineRoute< PatternsParams >( {
	parse: ( {
		path,
		query: { postType, categoryId, layout, pageNumber, postId },
	} ) => {
		if ( path !== '/pattern' ) {
			return null;
		}
		const known = LAYOUTS.find( ( name ) => name === layout );
		const selected = ( postId ?? '' ).split( ',' ).filter( Boolean );
		return {
			...( postType === PARTS ? { isParts: true } : {} ),
			...( categoryId ? { categoryId } : {} ),
			...( known ? { layout: known } : {} ),
			...pageIn( pageNumber ),
			...( selected.length > 0 ? { selected } : {} ),
		};
	},
	build: ( { isParts, categoryId, layout, page, selected } ) => ( {
		path: '/pattern',
		query: query( {
			postType: isParts ? PARTS : undefined,
			categoryId,
			layout,
			pageNumber: pageArgument( page ),
			postId: selected?.join( ',' ),
		} ),
	} ),
} );

/** A pattern registered by the theme or a plugin, which is read-only. */
export const registeredPatternRoute = defineRoute< { readonly name: string } >(
	{
		parse: ( { path } ) => {
			const [ , name ] = /^\/pattern\/(.+)$/.exec( path ) ?? [];
			return name === undefined ? null : { name };
		},
		build: ( { name } ) => ( { path: `/pattern/${ name }`, query: {} } ),
	}
);
