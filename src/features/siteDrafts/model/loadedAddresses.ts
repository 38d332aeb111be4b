import { isRecord, type UnknownRecord } from '@/kernel/guards';
import { nodesIn } from '@/kernel/nodesIn';

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
 * Reads HTML as a browser does.
 *
 * @param html
 * @param depth
 */
export function addressesInHtml( html: string, depth = 0 ): Loaded {
	const addresses: string[] = [];
	const blocks: Loaded[ 'blocks' ][ number ][] = [];
	for ( const node of nodesIn( html, NodeFilter.SHOW_ALL ) ) {
		if ( node instanceof Element ) {
			addresses.push( ...addressesOf( node ) );
			const page = node.getAttribute( 'srcdoc' );
			if ( page !== null && depth < DEPTH ) {
				const inner = addressesInHtml( page, depth + 1 );
				addresses.push( ...inner.addresses );
				blocks.push( ...inner.blocks );
			}
		} else if ( node instanceof Comment ) {
			blocks.push( ...blocksIn( node.data ) );
		} else if ( node instanceof Text ) {
			addresses.push( ...embeddedIn( node ) );
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

/** None for a comment that isn't a delimiter with attributes. */
function blocksIn( comment: string ): Loaded[ 'blocks' ] {
	const [ , name, json ] = BLOCK.exec( comment ) ?? [];
	const attributes = attributesIn( json ?? '' );
	return name !== undefined && attributes ? [ { name, attributes } ] : [];
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

const embeddedIn = ( { parentElement, data }: Text ): readonly string[] =>
	parentElement?.closest( 'a, script, style' )
		? []
		: [ ...data.matchAll( EMBEDDED ) ].map(
				( [ , address ] ) => address ?? ''
			);
