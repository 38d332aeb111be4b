import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';
import { parseDoc, type StylesDoc } from '@/features/globalStyles/index.model';

/** One or several rendered blocks. */
export interface PictureExample {
	/** The name of the block type. */
	readonly name: string;
	readonly title: string;
	readonly html: string;
}

/** The server-rendered overview of the style book; see includes/Styles/Style_Book_Renderer.php. */
export interface BookPicture {
	/** The markup of the stylesheets in every frame of the block editor. */
	readonly head: string;
	readonly sheets: readonly PictureSheet[];
	readonly examples: readonly PictureExample[];
	/** The block categories of the book. */
	readonly categories: readonly string[];
	/** A document with only the site's palettes. */
	readonly doc: StylesDoc;
}

interface PictureSheet {
	readonly css: string;
	/** The address of its file; empty for an inline sheet. */
	readonly url: string;
}

/** Parses a picture of the server; null if it has no content. */
export function parseBookPicture( raw: unknown ): BookPicture | null {
	if ( ! isRecord( raw ) ) {
		return null;
	}
	const examples = listOf( raw.examples ).map( ( example ) => ( {
		name: stringOr( example.name ),
		title: stringOr( example.title ) || stringOr( example.name ),
		html: stringOr( example.html ),
	} ) );
	return examples.length > 0
		? {
				head: stringOr( raw.head ),
				sheets: listOf( raw.sheets ).map( ( { css, url } ) => ( {
					css: stringOr( css ),
					url: stringOr( url ),
				} ) ),
				examples,
				categories: Array.isArray( raw.categories )
					? raw.categories.map( ( name ) => stringOr( name ) )
					: [],
				doc: parseDoc( { settings: { color: raw.colors } } ),
			}
		: null;
}

const listOf = ( raw: unknown ): readonly UnknownRecord[] =>
	Array.isArray( raw ) ? raw.filter( isRecord ) : [];

interface PageFacts {
	readonly direction: string;
	readonly language: string;
	/** The base URL of relative addresses in it. */
	readonly base: string;
	/** The book's own CSS, after the site's. */
	readonly css: string;
}

/**
 * The document of the frame, with the examples at the end. All other elements are where the block editor puts them in its
 * own frames, so that the cascade is the same.
 */
export const picturePage = (
	{ head, sheets }: BookPicture,
	{ direction, language, base, css }: PageFacts
): string =>
	[
		`<!doctype html><html dir="${ inAttribute( direction ) }" lang="${ inAttribute( language ) }"><head>`,
		`<meta charset="utf-8"><base href="${ inAttribute( base ) }">`,
		// Weaker than any rule of a theme.
		'<style>:where( body ) { margin: 0; background-color: #fff; }</style>',
		head,
		'</head><body class="block-editor-iframe__body editor-styles-wrapper wp-embed-responsive">',
		...sheets.map( ( sheet ) =>
			sheet.url === ''
				? styleElement( sheet.css )
				: `<link rel="stylesheet" href="${ inAttribute( sheet.url ) }">`
		),
		styleElement( css ),
		'</body></html>',
	].join( '' );

/** Escapes CSS so that it can't close its element. */
const styleElement = ( css: string ): string =>
	`<style>${ css.replace( /<\/(?=style)/gi, '<\\/' ) }</style>`;

const inAttribute = ( text: string ): string =>
	text
		.replace( /&/g, '&amp;' )
		.replace( /"/g, '&quot;' )
		.replace( /</g, '&lt;' );
