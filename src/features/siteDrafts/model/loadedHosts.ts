import type { UnknownRecord } from '@/kernel/guards';
import { propertiesOf } from './addedCode';

/**
 * The other sites that visitors' browsers load something from because of edits, and didn't because of the values that these are
 * based on. Such a site learns of each visit. Links aren't loaded.
 *
 * This informs users and filters nothing.
 *
 * @param edits
 * @param base  The values that the edits are based on.
 * @param home  The address of this site.
 * @return Hosts in lower case, with their port if they name one, such as `cdn.example.com`; sorted.
 */
export function addedHosts(
	edits: UnknownRecord,
	base: UnknownRecord,
	home: string
): readonly string[] {
	const bases = new Map( propertiesOf( base ) );
	const known = new Set( [
		hostOf( home ),
		...propertiesOf( edits ).flatMap( ( [ name ] ) =>
			hostsIn( bases.get( name ) )
		),
	] );
	const hosts = propertiesOf( edits ).flatMap( ( [ , value ] ) =>
		hostsIn( value )
	);
	return [ ...new Set( hosts ) ]
		.filter( ( host ) => ! known.has( host ) )
		.sort();
}

const ADDRESS =
	/(?<![\p{L}\p{N}.])(?:https?:)?\/\/([\p{L}\p{N}][\p{L}\p{N}.-]*(?::\d+)?)/giu;

const hostOf = ( address: string ): string =>
	[ ...address.matchAll( ADDRESS ) ][ 0 ]?.[ 1 ]?.toLowerCase() ?? '';

/** The characters before an address that say whether it is loaded: a list of images in several widths is long. */
const BEFORE = 2000;

/** What precedes an address that is loaded, up to the address. */
const LOADING = [
	// An attribute of an element.
	/[\s"'/](?:src|srcset|imagesrcset|poster|background|data)\s*=\s*(?:"[^"]*|'[^']*|[^\s"'>]*)$/,
	// In CSS, also within JSON.
	/(?:url|image-set|src)\(\s*\\?["']?$/,
	/@import\s*\\?["']$/,
	// A background in the attributes of a block or in global styles, a font's files, and what is embedded.
	/"backgroundimage"\s*:\s*\{[^{}]*"url"\s*:\s*"$/,
	/"src"\s*:\s*\[?[^[\]{}]*"$/,
	/<!--\s*wp:(?:core\/)?embed\s+\{[^{}]*"url"\s*:\s*"$/,
];

function hostsIn( value: unknown ): readonly string[] {
	const text = plain(
		typeof value === 'string' ? value : JSON.stringify( value ?? '' )
	);
	return [ ...text.matchAll( ADDRESS ) ].flatMap( ( found ) => {
		const before = text.slice(
			Math.max( 0, found.index - BEFORE ),
			found.index
		);
		return found[ 1 ] && LOADING.some( ( sign ) => sign.test( before ) )
			? [ found[ 1 ] ]
			: [];
	} );
}

/** In lower case, without the escapes of JSON and HTML that addresses and what surrounds them are written with. */
const plain = ( text: string ): string =>
	text
		.toLowerCase()
		.replace( /\\u00(22|26|27|2f|3a|3c|3e)/g, ( _escape, hex: string ) =>
			String.fromCharCode( parseInt( hex, 16 ) )
		)
		.replace( /&(?:#x2f|#0{0,4}47|sol);|\\\//g, '/' )
		.replace( /&(?:#x3a|#0{0,4}58|colon);/g, ':' );
