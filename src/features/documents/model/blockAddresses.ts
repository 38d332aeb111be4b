import { isRecord } from '@/kernel/guards';
import { sorted, textOf, type BlockNode } from './blockPrint';

/** An address in a block. */
export interface BlockAddress {
	readonly as: 'link' | 'media' | 'address';
	/** The text of a link. */
	readonly text: string;
	readonly to: string;
}

/** Blocks whose `url` is followed, and those whose `url` is a file. */
const LINKS = /^core\/(button|navigation-link|navigation-submenu|social-link)$/;
const FILES = /^core\/(image|cover|media-text|video|audio|gallery)$/;

const ADDRESS_KEY = /(url|href|src|link|poster)$/i;
const LINK_KEY = /(href|link|linkurl)$/i;
const FILE_KEY = /(src|mediaurl|poster)$/i;
const ABSOLUTE = /^\s*(https?:|[/\\]{2})/i;

/** All addresses in the attributes of a block, in their order. */
export const addressesOf = ( block: BlockNode ): readonly BlockAddress[] =>
	leavesOf( sorted( block.attributes ) ).flatMap( ( [ path, value ] ) => {
		const key = path.at( -1 ) ?? '';
		if ( value === '' ) {
			return [];
		}
		if ( value.includes( '<' ) ) {
			return addressesInHtml( value );
		}
		return ADDRESS_KEY.test( key ) || ABSOLUTE.test( value )
			? [ { ...sortOf( block, path ), to: value } ]
			: [];
	} );

function sortOf(
	block: BlockNode,
	path: readonly string[]
): Pick< BlockAddress, 'as' | 'text' > {
	const key = path.at( -1 ) ?? '';
	if (
		LINK_KEY.test( key ) ||
		( key === 'url' && LINKS.test( block.name ) )
	) {
		return { as: 'link', text: textOf( block ) };
	}
	const isFile =
		FILE_KEY.test( key ) ||
		FILES.test( block.name ) ||
		path.at( -2 ) === 'backgroundImage';
	return { as: isFile ? 'media' : 'address', text: '' };
}

type Leaf = readonly [ path: readonly string[], value: string ];

/** The texts in a value, with the keys that lead to them. */
export function leavesOf(
	value: unknown,
	path: readonly string[] = []
): readonly Leaf[] {
	if ( typeof value === 'string' ) {
		return [ [ path, value ] ];
	}
	if ( Array.isArray( value ) ) {
		return value.flatMap( ( inner ) => leavesOf( inner, path ) );
	}
	return isRecord( value )
		? Object.entries( value ).flatMap( ( [ key, inner ] ) =>
				leavesOf( inner, [ ...path, key ] )
			)
		: [];
}

const MAY_HAVE_ADDRESS = /href|src|action|poster|data|:\/\//i;
const ATTRIBUTES = [ 'href', 'src', 'action', 'formaction', 'poster', 'data' ];
const MEDIA = /^(img|video|audio|source|picture)$/i;

function addressesInHtml( html: string ): readonly BlockAddress[] {
	if ( ! MAY_HAVE_ADDRESS.test( html ) ) {
		return [];
	}
	const found: BlockAddress[] = [];
	for ( const node of nodesIn( html ) ) {
		if ( node instanceof Element ) {
			found.push( ...addressesOfElement( node ) );
		} else {
			found.push( ...addressesInComment( node.nodeValue ?? '' ) );
		}
	}
	return found;
}

/** The elements and comments in HTML. The parser of browsers, because an own one could be led to miss some; it loads nothing. */
export function nodesIn( html: string ): readonly Node[] {
	const parsed = new DOMParser().parseFromString( html, 'text/html' );
	const walker = parsed.createTreeWalker(
		parsed,
		NodeFilter.SHOW_ELEMENT + NodeFilter.SHOW_COMMENT
	);
	const nodes: Node[] = [];
	for ( let node = walker.nextNode(); node; node = walker.nextNode() ) {
		nodes.push( node );
	}
	return nodes;
}

const addressesOfElement = ( element: Element ): readonly BlockAddress[] =>
	ATTRIBUTES.flatMap( ( name ): readonly BlockAddress[] => {
		const to = element.getAttribute( name ) ?? '';
		if ( to === '' ) {
			return [];
		}
		if ( name === 'href' ) {
			const text = element.textContent.replace( /\s+/g, ' ' ).trim();
			return [ { as: 'link', text, to } ];
		}
		return [
			{
				as: MEDIA.test( element.localName ) ? 'media' : 'address',
				text: '',
				to,
			},
		];
	} );

/** The settings of blocks that no script knows are comments in their text. */
const addressesInComment = ( comment: string ): readonly BlockAddress[] =>
	[
		...comment
			.replaceAll( '\\/', '/' )
			.matchAll( /https?:\/\/[^\s"'\\<>]+/gi ),
	].map( ( [ to ] ) => ( { as: 'address', text: '', to } ) );
