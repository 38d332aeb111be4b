import { isRecord, type UnknownRecord } from '@/kernel/guards';

/** What a browser would load to show a text. */
interface Loaded {
	/** As they are written, relative ones as well. */
	readonly addresses: readonly string[];
	/** Blocks and their attributes, which they may print. */
	readonly blocks: readonly {
		/** Without the namespace of WordPress's own. */
		readonly name: string;
		readonly attributes: UnknownRecord;
	}[];
}

/** Attributes with an address that is loaded with the element. */
const LOADED = [ 'src', 'poster', 'background', 'data' ];

/** Elements that load what they link to. */
const LINKING = 'link, image, use, feImage, base';

/** How deep pages within pages are read. */
const DEPTH = 3;

/**
 * Reads HTML with the parser of the browser, which runs and loads nothing here.
 *
 * @param html
 * @param depth
 */
export function addressesInHtml( html: string, depth = 0 ): Loaded {
	const { documentElement } = new DOMParser().parseFromString(
		html,
		'text/html'
	);
	const addresses = embedded( documentElement );
	const blocks = blocksIn( documentElement );
	for ( const element of documentElement.querySelectorAll( '*' ) ) {
		addresses.push( ...addressesOf( element ) );
		const page = element.getAttribute( 'srcdoc' );
		if ( page !== null && depth < DEPTH ) {
			const inner = addressesInHtml( page, depth + 1 );
			addresses.push( ...inner.addresses );
			blocks.push( ...inner.blocks );
		}
	}
	return { addresses, blocks };
}

function addressesOf( element: Element ): readonly string[] {
	const valueOf = ( name: string ) => element.getAttribute( name ) ?? '';
	return [
		...LOADED.map( valueOf ),
		...[ 'srcset', 'imagesrcset' ].flatMap( ( name ) =>
			valueOf( name )
				.split( ',' )
				.map( ( part ) => part.trim().split( /\s/ )[ 0 ] ?? '' )
		),
		...( element.matches( LINKING )
			? [ valueOf( 'href' ), valueOf( 'xlink:href' ) ]
			: [] ),
		...addressesInCss( valueOf( 'style' ) ),
		...( element.localName === 'style'
			? addressesInCss( element.textContent )
			: [] ),
	].filter( ( address ) => address !== '' );
}

/** An escaped character of CSS. */
const ESCAPED = /\\(?:([0-9a-f]{1,6})[ \t\r\n\f]?|([^\r\n\f]))/gi;

/** An address of CSS, and a text: rules that import others, and sets of images, have addresses as texts. */
const IN_CSS = /url\(\s*([^\s"')]+)|"([^"]*)"|'([^']*)'/gi;

/** The addresses in CSS, and other texts in quotes. */
export const addressesInCss = ( css: string ): readonly string[] =>
	[
		...css
			.replace( ESCAPED, ( _escape, hex?: string, plain?: string ) =>
				hex === undefined ? ( plain ?? '' ) : characterOf( hex )
			)
			.matchAll( IN_CSS ),
	].map( ( found ) => found[ 1 ] ?? found[ 2 ] ?? found[ 3 ] ?? '' );

function characterOf( hex: string ): string {
	const code = Number.parseInt( hex, 16 );
	return code > 0 && code <= 0x10ffff ? String.fromCodePoint( code ) : '';
}

/** A block's delimiter with attributes. */
const BLOCK = /^\s*wp:(?:core\/)?([a-z][\w/-]*)\s+(\{[^]*\})\s*\/?\s*$/;

function blocksIn( root: Element ): Loaded[ 'blocks' ][ number ][] {
	const blocks: Loaded[ 'blocks' ][ number ][] = [];
	const comments = root.ownerDocument.createTreeWalker(
		root.ownerDocument,
		NodeFilter.SHOW_COMMENT
	);
	while ( comments.nextNode() ) {
		const [ , name, json ] =
			BLOCK.exec( comments.currentNode.nodeValue ?? '' ) ?? [];
		const attributes = attributesIn( json ?? '' );
		if ( name !== undefined && attributes ) {
			blocks.push( { name, attributes } );
		}
	}
	return blocks;
}

function attributesIn( json: string ): UnknownRecord | null {
	try {
		const attributes: unknown = JSON.parse( json );
		return isRecord( attributes ) ? attributes : null;
	} catch {
		return null;
	}
}

/** A line that is an address and nothing else, or its shortcode: WordPress embeds it. */
const EMBEDDED =
	/^[ \t]*(?:\[embed[^\]\n]{0,200}\][ \t]*)?(https?:[^\s[]+)(?:\[\/embed\])?[ \t]*$/gim;

function embedded( root: Element ): string[] {
	const found: string[] = [];
	const texts = root.ownerDocument.createTreeWalker(
		root,
		NodeFilter.SHOW_TEXT
	);
	while ( texts.nextNode() ) {
		const { parentElement, nodeValue } = texts.currentNode;
		if ( parentElement?.closest( 'a, script, style' ) ) {
			continue;
		}
		for ( const [ , address ] of ( nodeValue ?? '' ).matchAll(
			EMBEDDED
		) ) {
			found.push( address ?? '' );
		}
	}
	return found;
}
