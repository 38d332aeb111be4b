import { isRecord, stringOr } from '@/kernel/guards';
import { withoutTags } from '@/kernel/withoutTags';

/** A block from the parser or the block editor; other properties are ignored. */
export interface BlockNode {
	readonly name: string;
	readonly attributes: Readonly< Record< string, unknown > >;
	readonly innerBlocks: readonly BlockNode[];
}

/** Blocks are immutable, so each is read once. */
const ownPrints = new WeakMap< BlockNode, string >();
const prints = new WeakMap< BlockNode, string >();

/** Equal for blocks with the same serialization: ignores undefined attributes and the order of keys. */
export function printOf( block: BlockNode ): string {
	const known = prints.get( block );
	if ( known !== undefined ) {
		return known;
	}
	const print = JSON.stringify( [
		ownPrintOf( block ),
		block.innerBlocks.map( printOf ),
	] );
	prints.set( block, print );
	return print;
}

/** The print of a block without its inner blocks. */
export function ownPrintOf( block: BlockNode ): string {
	const known = ownPrints.get( block );
	if ( known !== undefined ) {
		return known;
	}
	const print = JSON.stringify( [
		block.name,
		sorted( withoutNumber( block ) ),
	] );
	ownPrints.set( block, print );
	return print;
}

/** The editor sets the ID of a Query Loop by itself, to tell their page links apart: this isn't a user's change. */
const withoutNumber = ( { name, attributes }: BlockNode ) =>
	name === 'core/query' ? { ...attributes, queryId: undefined } : attributes;

/** A value with sorted keys, so that equal values are serialized alike. */
export function sorted( value: unknown ): unknown {
	if ( Array.isArray( value ) ) {
		return value.map( sorted );
	}
	if ( ! isRecord( value ) ) {
		return value;
	}
	const html = richText( value );
	if ( html !== null ) {
		return html;
	}
	return Object.fromEntries(
		Object.keys( value )
			.filter( ( key ) => value[ key ] !== undefined )
			.sort()
			.map( ( key ) => [ key, sorted( value[ key ] ) ] )
	);
}

/** The HTML of a rich text, an object of its own class in the block editor; null for other objects. */
function richText( value: object ): string | null {
	const { toHTMLString } = value as { toHTMLString?: unknown };
	return typeof toHTMLString === 'function'
		? stringOr( Reflect.apply( toHTMLString, value, [] ) )
		: null;
}

const TEXT_ATTRIBUTES = [
	'content',
	'text',
	'label',
	'title',
	'alt',
	'slug',
	'originalContent',
];

/** The plain text of a block. */
export function textOf( { attributes }: BlockNode ): string {
	for ( const name of TEXT_ATTRIBUTES ) {
		const value = attributes[ name ];
		const text = plainOf(
			( isRecord( value ) ? richText( value ) : null ) ??
				stringOr( value )
		);
		if ( text !== '' ) {
			return text;
		}
	}
	return '';
}

/** HTML as the text that people read. */
export const plainOf = ( html: string ): string =>
	withoutTags( html )
		.replace( /&nbsp;/g, ' ' )
		.replace( /\s+/g, ' ' )
		.trim();
