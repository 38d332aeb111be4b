import { isRecord, stringOr } from '../../../kernel/guards';
import { withoutTags } from '../../../kernel/withoutTags';

/** A block as both the parser and the block editor have it; what else they carry is of no concern. */
export interface BlockNode {
	readonly name: string;
	readonly attributes: Readonly< Record< string, unknown > >;
	readonly innerBlocks: readonly BlockNode[];
}

/** Blocks are never changed in place, so each is read once. */
const ownPrints = new WeakMap< BlockNode, string >();
const prints = new WeakMap< BlockNode, string >();

/** Equal for blocks that are written alike: absent attributes and undefined ones, keys in any order. */
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

/** The same, whatever is inside of them. */
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

/** A Query Loop numbers itself when it is shown, to tell its pages from those of others: nobody changed it. */
const withoutNumber = ( { name, attributes }: BlockNode ) =>
	name === 'core/query' ? { ...attributes, queryId: undefined } : attributes;

/** A value of attributes in an order that equal ones have in common. */
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

/** The HTML of a rich text, which the block editor keeps as an object of a class of its own; null for everything else. */
function richText( value: object ): string | null {
	const { toHTMLString } = value as { toHTMLString?: unknown };
	return typeof toHTMLString === 'function'
		? stringOr( Reflect.apply( toHTMLString, value, [] ) )
		: null;
}

const TEXT_ATTRIBUTES = [ 'content', 'text', 'label', 'title', 'alt', 'slug' ];

/** What a block says. */
export function textOf( { attributes }: BlockNode ): string {
	for ( const name of TEXT_ATTRIBUTES ) {
		const value = attributes[ name ];
		const text = plain(
			( isRecord( value ) ? richText( value ) : null ) ??
				stringOr( value )
		);
		if ( text !== '' ) {
			return text;
		}
	}
	return '';
}

const plain = ( html: string ): string =>
	withoutTags( html )
		.replace( /&nbsp;/g, ' ' )
		.replace( /\s+/g, ' ' )
		.trim();
