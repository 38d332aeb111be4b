import { attributesJson } from '@/kernel/attributesText';
import type { UnknownRecord } from '@/kernel/guards';
import type { Item, Tree } from './item';

/** Serializes a menu as WordPress stores it. */
export const serialize = ( { items, after }: Tree ): string =>
	items.map( textOf ).join( '' ) + after;

function textOf( item: Item ): string {
	const { name, attributes, items, source } = item;
	const open = source.open ?? openingOf( name, attributes, items.length > 0 );
	return source.before + open + items.map( textOf ).join( '' ) + source.close;
}

function openingOf(
	name: string,
	attributes: UnknownRecord,
	hasItems: boolean
): string {
	const json =
		Object.keys( attributes ).length === 0
			? ''
			: `${ attributesJson( attributes ) } `;
	return `<!-- wp:${ shortName( name ) } ${ json }${ hasItems ? '' : '/' }-->`;
}

/** The closing delimiter of a block with inner blocks. */
export const closingOf = ( name: string ): string =>
	`<!-- /wp:${ shortName( name ) } -->`;

const shortName = ( name: string ): string => name.replace( /^core\//, '' );
