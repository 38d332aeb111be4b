import type { PresetKind, Search } from '../../replacing/index.model';

/** Kinds of presets that can be looked for. */
const PRESETS = [
	'color',
	'gradient',
	'fontSize',
	'fontFamily',
	'spacing',
	'shadow',
] as const satisfies readonly PresetKind[];

/** What can be looked for, in the order of the menu. */
export const FORM_KINDS = [
	'text',
	'link',
	'colorValue',
	...PRESETS,
	'class',
	'block',
] as const;

export type FormKind = ( typeof FORM_KINDS )[ number ];

/** What somebody has typed. */
export interface FindForm {
	readonly kind: FormKind;
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

/** Whether anything can be put in its place here: blocks need their own transformations. */
export const canReplace = ( kind: FormKind ): boolean => kind !== 'block';

/** A value that could leave the place that it is put into. */
const UNSAFE: Partial< Readonly< Record< FormKind, RegExp > > > = {
	colorValue: /[^#\w\s.,%()/+-]/,
	class: /[\s"'<>&]/,
	color: /[^\w-]/,
	gradient: /[^\w-]/,
	fontSize: /[^\w-]/,
	fontFamily: /[^\w-]/,
	spacing: /[^\w-]/,
	shadow: /[^\w-]/,
};

/** Whether a replacement can be written in place of what is found. */
export function isReplacement( kind: FormKind, to: string ): boolean {
	const value = to.trim();
	switch ( kind ) {
		case 'text':
			return true;
		case 'class':
			return value === '' || ! UNSAFE.class?.test( value );
		case 'link':
			return /^(?:https?:\/\/\S+|\/\S*|#\S*|mailto:\S+|tel:\S+)$/i.test(
				value
			);
		case 'block':
			return false;
		case 'colorValue':
		case 'color':
		case 'gradient':
		case 'fontSize':
		case 'fontFamily':
		case 'spacing':
		case 'shadow':
			return value !== '' && ! UNSAFE[ kind ]?.test( value );
	}
}

/**
 * The search of a form.
 *
 * @param form
 * @param to      What comes in place of it; null to look only.
 * @param siteUrl The address of the site, which links may leave out.
 */
export function searchOf(
	{ kind, text, ...options }: FindForm,
	to: string | null,
	siteUrl: string
): Search {
	const wanted = text.trim();
	const next = to?.trim() ?? null;
	switch ( kind ) {
		case 'text':
			return { kind, text, ...options, to };
		case 'link':
			return {
				kind,
				urls: formsOf( wanted, siteUrl ),
				to: next === null ? null : { url: next },
			};
		case 'colorValue':
			return { kind, color: wanted, to: next };
		case 'class':
			return { kind, name: wanted.replace( /^\./, '' ), to: next };
		case 'block':
			return {
				kind,
				name: wanted.includes( '/' ) ? wanted : `core/${ wanted }`,
				to: null,
			};
		case 'color':
		case 'gradient':
		case 'fontSize':
		case 'fontFamily':
		case 'spacing':
		case 'shadow':
			return { kind: 'preset', preset: kind, slug: wanted, to: next };
	}
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
		case 'class':
			return { text: [ search.name ] };
		case 'colorValue':
			return { text: colorForms( search.color ) };
		case 'link':
			return { text: search.urls.map( withoutEnd ) };
		case 'blockStyle':
		case 'media':
		case 'menu':
		case 'part':
		case 'pattern':
			return {};
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
