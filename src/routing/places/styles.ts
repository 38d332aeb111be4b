import { definePlace, query } from '../place';

export interface StylesParams {
	/** A path inside of the styles, such as `/typography/link`; undefined for their root. */
	readonly section?: string;
	readonly isEditing: boolean;
}

/** The styles of the whole site. */
export const stylesPlace = definePlace< StylesParams >( {
	name: 'styles',
	parse: ( { path, query: { section, canvas } } ) =>
		path === '/styles'
			? {
					...( isSection( section ) ? { section } : {} ),
					isEditing: canvas === 'edit',
				}
			: null,
	build: ( { section, isEditing } ) => ( {
		path: '/styles',
		query: query( {
			section: isSection( section ) ? section : undefined,
			canvas: isEditing ? 'edit' : undefined,
		} ),
	} ),
} );

/** The root is where no section is named. */
const isSection = ( section: string | undefined ): section is string =>
	section !== undefined && /^\/./.test( section );
