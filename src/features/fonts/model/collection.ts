import { fold } from '@/kernel/fold';
import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';
import { webUrl } from './webUrl';

/** A listed collection, as its tab needs it. */
export interface CollectionName {
	readonly slug: string;
	/** Empty if the server failed to load it. */
	readonly name: string;
	readonly description: string;
}

export interface Category {
	readonly slug: string;
	readonly name: string;
}

/** A family of a collection, as lists need it. A collection can have thousands. */
export interface CollectionEntry {
	readonly slug: string;
	readonly name: string;
	/** The name, normalized for search. */
	readonly folded: string;
	/** Slugs. */
	readonly categories: readonly string[];
	readonly variants: number;
	/** The unparsed family. */
	readonly settings: UnknownRecord;
}

export interface Collection {
	readonly categories: readonly Category[];
	readonly entries: readonly CollectionEntry[];
}

export function parseCollectionName( raw: unknown ): CollectionName | null {
	const slug = isRecord( raw ) ? stringOr( raw.slug ) : '';
	return isRecord( raw ) && slug !== ''
		? {
				slug,
				name: stringOr( raw.name ),
				description: stringOr( raw.description ),
			}
		: null;
}

/** Parses a REST response; null for other values. The first of families with the same slug wins. */
export function parseCollection( raw: unknown ): Collection | null {
	if ( ! isRecord( raw ) || ! Array.isArray( raw.font_families ) ) {
		return null;
	}
	const entries = new Map< string, CollectionEntry >();
	for ( const family of raw.font_families ) {
		const entry = parseEntry( family );
		if ( entry && ! entries.has( entry.slug ) ) {
			entries.set( entry.slug, entry );
		}
	}
	return {
		categories: listOf( raw.categories ).flatMap( ( category ) =>
			isRecord( category ) && stringOr( category.slug ) !== ''
				? {
						slug: stringOr( category.slug ),
						name:
							stringOr( category.name ) ||
							stringOr( category.slug ),
					}
				: []
		),
		entries: [ ...entries.values() ],
	};
}

const listOf = ( value: unknown ): readonly unknown[] =>
	Array.isArray( value ) ? value : [];

function parseEntry( raw: unknown ): CollectionEntry | null {
	if ( ! isRecord( raw ) || ! isRecord( raw.font_family_settings ) ) {
		return null;
	}
	const settings = raw.font_family_settings;
	const slug = stringOr( settings.slug );
	const fontFamily = stringOr( settings.fontFamily );
	if ( slug === '' || fontFamily === '' ) {
		return null;
	}
	const name = stringOr( settings.name ) || fontFamily;
	return {
		slug,
		name,
		folded: fold( name ),
		categories: listOf( raw.categories ).filter(
			( category ) => typeof category === 'string'
		),
		variants: listOf( settings.fontFace ).length,
		settings,
	};
}

/** The search in a collection. */
export interface CollectionQuery {
	readonly words: string;
	/** A slug; empty for all categories. */
	readonly category: string;
}

/** The families with every word of the search in their names. */
export function findEntries(
	{ entries }: Collection,
	{ words, category }: CollectionQuery
): readonly CollectionEntry[] {
	const wanted = fold( words ).split( /\s+/ );
	return entries.filter(
		( { folded, categories } ) =>
			( category === '' || categories.includes( category ) ) &&
			wanted.every( ( word ) => folded.includes( word ) )
	);
}

/** The height of the page around the rows, and of a row, in pixels. */
const AROUND = 417;
const ROW = 61;

/** The number of families that fit in a window. */
export const pageSize = ( windowHeight: number ): number =>
	Math.max(
		1,
		Math.floor( ( Math.max( windowHeight, 500 ) - AROUND ) / ROW )
	);

/**
 * Parses a web address; null for any other text.
 *
 * @param text
 * @param page The address of the page, for addresses without a scheme or host, such as those of fonts on this site.
 */
export const webAddress = ( text: string, page: string ): string | null =>
	webUrl( text.trim(), page )?.href ?? null;
