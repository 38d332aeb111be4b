import { defineRoute, query } from '../route';

export interface StylesParams {
	/** A path inside of the styles, such as `/typography/link`; undefined for their root. */
	readonly section?: string;
	readonly isEditing: boolean;
	/** Whether the style book replaces the preview. */
	readonly isBook?: true;
}

/** The styles of the whole site. */
export const stylesRoute = defineRoute< StylesParams >( {
	parse: ( { path, query: { section, canvas, preview } } ) =>
		path === '/styles'
			? {
					...( isSection( section ) && section !== BOOK_SECTION
						? { section }
						: {} ),
					isEditing: canvas === 'edit',
					...( preview === BOOK || section === BOOK_SECTION
						? { isBook: true }
						: {} ),
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

/** The same as a section. */
const BOOK_SECTION = '/style-book';

/** A section other than the root. */
const isSection = ( section: string | undefined ): section is string =>
	section !== undefined && /^\/./.test( section );

/** The style book alone, for themes whose styles can't be edited. */
export const styleBookRoute = defineRoute< Record< string, never > >( {
	parse: ( { path } ) => ( path === '/stylebook' ? {} : null ),
	build: () => ( { path: '/stylebook', query: {} } ),
} );
