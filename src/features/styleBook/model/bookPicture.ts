import { isRecord, stringOr, type UnknownRecord } from '../../../kernel/guards';
import { parseDoc, type StylesDoc } from '../../globalStyles/index.model';

/** One block, or several that belong together, as the server has rendered them. */
export interface PictureExample {
	/** The name of the kind of block. */
	readonly name: string;
	readonly title: string;
	readonly html: string;
}

/** The overview of the style book as the server has rendered it; see includes/Styles/Style_Book_Renderer.php. */
export interface BookPicture {
	/** Markup of the stylesheets that every frame of the block editor has. */
	readonly head: string;
	readonly sheets: readonly PictureSheet[];
	readonly examples: readonly PictureExample[];
	/** The categories of blocks that there are in the book. */
	readonly categories: readonly string[];
	/** A document with the site's palettes alone. */
	readonly doc: StylesDoc;
}

interface PictureSheet {
	readonly css: string;
	/** Where it lies, where it is a file; else empty. */
	readonly url: string;
}

/** A picture as the server has sent it; null where there is nothing to be seen in it. */
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
	/** What addresses in it are relative to. */
	readonly base: string;
	/** The look of the book itself, after everything of the site's. */
	readonly css: string;
}

/**
 * The page of the frame, in which the examples have their place at the end: everything else is where the block editor
 * puts it into its own frames, so that the same rule wins.
 */
export const picturePage = (
	{ head, sheets }: BookPicture,
	{ direction, language, base, css }: PageFacts
): string =>
	[
		`<!doctype html><html dir="${ inAttribute( direction ) }" lang="${ inAttribute( language ) }"><head>`,
		`<meta charset="utf-8"><base href="${ inAttribute( base ) }">`,
		// Weaker than anything that a theme may say.
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

/** Whatever is in it, it ends where it should. */
const styleElement = ( css: string ): string =>
	`<style>${ css.replace( /<\/(?=style)/gi, '<\\/' ) }</style>`;

const inAttribute = ( text: string ): string =>
	text
		.replace( /&/g, '&amp;' )
		.replace( /"/g, '&quot;' )
		.replace( /</g, '&lt;' );
