import { nodesIn } from '@/kernel/nodesIn';
import { textLeaves, type TextLeaf } from '@/kernel/textLeaves';
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
	textLeaves( sorted( block.attributes ) ).flatMap( ( leaf ) => {
		const { name, text } = leaf;
		if ( text === '' ) {
			return [];
		}
		if ( text.includes( '<' ) ) {
			return addressesInHtml( text );
		}
		return ADDRESS_KEY.test( name ) || ABSOLUTE.test( text )
			? [ { ...sortOf( block, leaf ), to: text } ]
			: [];
	} );

function sortOf(
	block: BlockNode,
	{ name, above }: TextLeaf
): Pick< BlockAddress, 'as' | 'text' > {
	if (
		LINK_KEY.test( name ) ||
		( name === 'url' && LINKS.test( block.name ) )
	) {
		return { as: 'link', text: textOf( block ) };
	}
	const isFile =
		FILE_KEY.test( name ) ||
		FILES.test( block.name ) ||
		above === 'backgroundImage';
	return { as: isFile ? 'media' : 'address', text: '' };
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
