import { defineRoute, query } from '../route';

const LAYOUTS = [ 'table', 'grid', 'list' ] as const;

export interface PatternsParams {
	/** Whether template parts are listed instead of patterns. */
	readonly isParts?: true;
	/** A category of patterns or an area of parts; none of them where it is left out. */
	readonly categoryId?: string;
	/** How they are listed; as the user had it last where it is left out. */
	readonly layout?: ( typeof LAYOUTS )[ number ];
	/** The ones that are selected. */
	readonly selected?: readonly string[];
}

const PARTS = 'wp_template_part';

/** The list of patterns and template parts. */
export const patternsRoute = defineRoute< PatternsParams >( {
	name: 'patterns',
	parse: ( { path, query: { postType, categoryId, layout, postId } } ) => {
		if ( path !== '/pattern' ) {
			return null;
		}
		const known = LAYOUTS.find( ( name ) => name === layout );
		const selected = ( postId ?? '' ).split( ',' ).filter( Boolean );
		return {
			...( postType === PARTS ? { isParts: true } : {} ),
			...( categoryId ? { categoryId } : {} ),
			...( known ? { layout: known } : {} ),
			...( selected.length > 0 ? { selected } : {} ),
		};
	},
	build: ( { isParts, categoryId, layout, selected } ) => ( {
		path: '/pattern',
		query: query( {
			postType: isParts ? PARTS : undefined,
			categoryId,
			layout,
			postId: selected?.join( ',' ),
		} ),
	} ),
} );

/** A pattern that is registered by theme or plugin: it can be looked at, not edited. */
export const registeredPatternRoute = defineRoute< { readonly name: string } >(
	{
		name: 'registeredPattern',
		parse: ( { path } ) => {
			const [ , name ] = /^\/pattern\/(.+)$/.exec( path ) ?? [];
			return name === undefined ? null : { name };
		},
		build: ( { name } ) => ( { path: `/pattern/${ name }`, query: {} } ),
	}
);
