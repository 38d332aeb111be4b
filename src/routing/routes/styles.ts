import { defineRoute, query } from '../route';

export interface StylesParams {
	/** A path inside of the styles, such as `/typography/link`; undefined for their root. */
	readonly section?: string;
	readonly isEditing: boolean;
	/** Whether the style book is in the place of the preview. */
	readonly isBook?: true;
}

/** The styles of the whole site. */
export const stylesRoute = defineRoute< StylesParams >( {
	name: 'styles',
	parse: ( { path, query: { section, canvas, preview } } ) =>
		path === '/styles'
			? {
					...( isSection( section ) ? { section } : {} ),
					isEditing: canvas === 'edit',
					...( preview === BOOK ? { isBook: true } : {} ),
				}
			: null,
	build: ( { section, isEditing, isBook } ) => ( {
		path: '/styles',
		query: query( {
			section: isSection( section ) ? section : undefined,
			canvas: isEditing ? 'edit' : undefined,
			preview: isBook ? BOOK : undefined,
		} ),
	} ),
} );

const BOOK = 'stylebook';

/** The root is where no section is named. */
const isSection = ( section: string | undefined ): section is string =>
	section !== undefined && /^\/./.test( section );

/** The same styles, to be looked at alone: for themes whose styles cannot be changed here. */
export const styleBookRoute = defineRoute< Record< string, never > >( {
	name: 'style-book',
	parse: ( { path } ) => ( path === '/stylebook' ? {} : null ),
	build: () => ( { path: '/stylebook', query: {} } ),
} );
