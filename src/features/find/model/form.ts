import {
	PRESET_KINDS,
	PRESET_WORDS,
	type PresetKind,
} from '@/kernel/presetKinds';
import type {
	MediaFile,
	PartName,
	Search,
	SearchKind,
} from '@/features/replacing/index.model';

/** What can be looked for. */
export type FormKind = Exclude< SearchKind, 'preset' > | PresetKind;

/** In the order of the menu. */
export const FORM_KINDS: readonly FormKind[] = [
	'text',
	'link',
	'media',
	'colorValue',
	...PRESET_KINDS,
	'class',
	'block',
	'blockStyle',
	'pattern',
	'part',
	'menu',
];

/** Whether a kind is one of presets. */
export const isPreset = ( kind: FormKind ): kind is PresetKind =>
	kind in PRESET_WORDS;

/** Whether it is typed, and not chosen from what there is. */
export const isTyped = ( kind: FormKind ): boolean =>
	[ 'text', 'link', 'colorValue', 'class' ].includes( kind );

/** What somebody has typed or chosen. */
export interface FindForm {
	readonly kind: FormKind;
	/** The text, or what the index of uses calls the thing: `core/button|outline`, `theme//slug`, an ID. */
	readonly text: string;
	readonly matchesCase: boolean;
	readonly matchesAccents: boolean;
	readonly isWholeWords: boolean;
	readonly isExpression: boolean;
}

/** The form of an address. */
export const formOf = ( {
	kind,
	search = '',
}: {
	readonly kind?: string;
	readonly search?: string;
} ): FindForm => ( {
	kind: FORM_KINDS.find( ( one ) => one === kind ) ?? 'text',
	text: search,
	matchesCase: false,
	matchesAccents: false,
	isWholeWords: false,
	isExpression: false,
} );

const ID = /^[1-9]\d{0,15}$/;
const SLUG = /^[\w-]+$/;

/** What can come in place of something: nothing that could leave the place that it is put into. */
const REPLACEMENTS: Readonly<
	Record< Exclude< FormKind, PresetKind >, RegExp >
> = {
	text: /^/,
	link: /^(?:https?:\/\/\S+|\/\S*|#\S*|mailto:\S+|tel:\S+)$/i,
	media: ID,
	colorValue: /^[#\w\s.,%()/+-]+$/,
	class: /^[^\s"'<>&]*$/,
	block: /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/,
	blockStyle: /^[a-z0-9-]+\/[a-z0-9-]+\|[\w-]*$/,
	pattern: ID,
	part: /^[^/]+\/\/\S+$/,
	menu: ID,
};

/** Whether a replacement can be written in place of what is found. */
export const isReplacement = ( kind: FormKind, to: string ): boolean =>
	( isPreset( kind ) ? SLUG : REPLACEMENTS[ kind ] ).test( to.trim() );

/** Whether a replacement takes away what is found, with nothing in its place. */
export const isRemoval = ( kind: FormKind, to: string ): boolean =>
	( kind === 'text' && to === '' ) ||
	( kind === 'class' && to.trim() === '' );

/** What a search has to know about the site. */
export interface SearchedSite {
	/** The address of the site, which links may leave out. */
	readonly homeUrl: string;
	/** Files of the media library by their IDs, as far as they are there. */
	readonly files?: ReadonlyMap< string, MediaFile >;
}

/**
 * The search of a form.
 *
 * @param form
 * @param to   What comes in place of it; null to look only.
 * @param site
 */
export function searchOf(
	{ kind, text, ...options }: FindForm,
	to: string | null,
	{ homeUrl, files }: SearchedSite
): Search {
	const wanted = text.trim();
	const next = to?.trim() ?? null;
	if ( isPreset( kind ) ) {
		return { kind: 'preset', preset: kind, slug: wanted, to: next };
	}
	switch ( kind ) {
		case 'text':
			return { kind, text, ...options, to };
		case 'link':
			return {
				kind,
				urls: formsOf( wanted, homeUrl ),
				to: next === null ? null : { url: next },
			};
		case 'media':
			return {
				kind,
				// A file that is gone is still found by its ID.
				file: files?.get( wanted ) ?? { id: Number( wanted ), url: '' },
				to: ( next !== null && files?.get( next ) ) || null,
			};
		case 'colorValue':
			return { kind, color: wanted, to: next };
		case 'class':
			return { kind, name: wanted.replace( /^\./, '' ), to: next };
		case 'block':
			return { kind, name: blockName( wanted ), to: next };
		case 'blockStyle': {
			const [ block = '', style = '' ] = wanted.split( '|' );
			return {
				kind,
				block: blockName( block ),
				style,
				to: next === null ? null : ( next.split( '|' )[ 1 ] ?? '' ),
			};
		}
		case 'part':
			return {
				kind,
				part: partName( wanted ),
				to: next === null ? null : partName( next ),
			};
		case 'pattern':
		case 'menu':
			return {
				kind,
				id: Number( wanted ),
				to: next === null ? null : Number( next ),
			};
	}
}

const blockName = ( name: string ): string =>
	name.includes( '/' ) ? name : `core/${ name }`;

function partName( id: string ): PartName {
	const [ theme = '', slug = '' ] = id.split( '//' );
	return { theme, slug };
}

/** A link within the site may have its host, or not. */
function formsOf( url: string, siteUrl: string ): readonly string[] {
	const origin = siteUrl.replace( /^(https?:\/\/[^/]+).*$/, '$1' );
	return url.startsWith( `${ origin }/` )
		? [ url, url.slice( origin.length ) ]
		: url.startsWith( '/' )
			? [ url, origin + url ]
			: [ url ];
}

/** What the server is asked for: a thing of its index, or texts, one of which a content has. */
export interface FindRequest {
	readonly kind?: string;
	readonly thing?: readonly string[];
	readonly text?: readonly string[];
	/** Whether more than blocks is searched: titles, settings, styles and the like. */
	readonly values?: boolean;
}

/** The request that finds all documents that a search can find something in, and few others. */
export function requestOf( search: Search ): FindRequest {
	switch ( search.kind ) {
		case 'text':
			// What an expression finds isn't known before: all documents are read.
			return search.isExpression ? {} : { text: [ search.text.trim() ] };
		case 'preset':
			return { kind: search.preset, thing: [ search.slug ] };
		case 'block':
			return { kind: 'block', thing: [ search.name ] };
		case 'blockStyle':
			return {
				kind: 'block-style',
				thing: [ `${ search.block }|${ search.style }` ],
			};
		case 'part':
			return {
				kind: 'part',
				thing: [ `${ search.part.theme }//${ search.part.slug }` ],
			};
		case 'media':
			return { kind: 'media', thing: [ String( search.file.id ) ] };
		case 'pattern':
		case 'menu':
			return { kind: search.kind, thing: [ String( search.id ) ] };
		case 'class':
			return { text: [ search.name ] };
		case 'colorValue':
			return { text: colorForms( search.color ) };
		case 'link':
			return { text: search.urls.map( withoutEnd ) };
	}
}

/** With and without the slash at the end. */
const withoutEnd = ( url: string ): string =>
	url.length > 1 ? url.replace( /\/$/, '' ) : url;

/** The long and the short form of a hexadecimal color. */
function colorForms( color: string ): readonly string[] {
	const digits = /^#((?:[0-9a-f]{3,4}){1,2})$/i.exec( color )?.[ 1 ];
	if ( digits === undefined ) {
		return [ color ];
	}
	const long = digits.length < 5 ? digits.replace( /./g, '$&$&' ) : digits;
	const short = long.replace( /(.)./g, '$1' );
	return [ `#${ long.slice( 0, 6 ) }`, `#${ short.slice( 0, 3 ) }` ];
}
