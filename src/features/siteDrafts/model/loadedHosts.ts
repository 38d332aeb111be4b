import { isRecord, type UnknownRecord } from '@/kernel/guards';
import { propertiesOf } from './addedCode';
import { addressesInCss, addressesInHtml } from './loadedAddresses';

/**
 * The other sites that visitors' browsers load something from because of edits, and didn't because of the values that these are
 * based on. Such a site learns of each visit. Links aren't loaded.
 *
 * This informs users and filters nothing. Addresses are read as browsers do.
 *
 * @param edits
 * @param base  The values that the edits are based on.
 * @param home  The address of this site.
 * @return Hosts, with their port if they name one, such as `cdn.example.com`; sorted.
 */
export function addedHosts(
	edits: UnknownRecord,
	base: UnknownRecord,
	home: string
): readonly string[] {
	const bases = new Map( propertiesOf( base ) );
	const properties = propertiesOf( edits );
	const hostsIn = ( value: unknown ) =>
		addressesIn( value ).map( ( address ) => hostOf( address, home ) );
	const known = new Set( [
		'',
		hostOf( home, home ),
		...properties.flatMap( ( [ name ] ) => hostsIn( bases.get( name ) ) ),
	] );
	const hosts = properties.flatMap( ( [ , value ] ) => hostsIn( value ) );
	return [ ...new Set( hosts ) ]
		.filter( ( host ) => ! known.has( host ) )
		.sort();
}

/** Empty for an address that isn't one of a site. */
function hostOf( address: string, home: string ): string {
	try {
		const { protocol, host } = new URL( address, home );
		return /^https?:$/.test( protocol ) ? host : '';
	} catch {
		return '';
	}
}

/** Blocks that load what their attribute `url` names, besides their HTML. */
const LOADING: ReadonlySet< string > = new Set( [
	'audio',
	'cover',
	'embed',
	'image',
	'video',
] );

/** Everything that a value makes browsers load. */
function addressesIn( value: unknown ): readonly string[] {
	const found: string[] = [];
	const waiting: { value: unknown; isAddress: boolean }[] = [
		{ value, isAddress: false },
	];
	const waitFor = ( name: string, inner: unknown, isLoading: boolean ) =>
		waiting.push( {
			value: inner,
			isAddress: name === 'src' || ( name === 'url' && isLoading ),
		} );
	for ( let next = waiting.pop(); next; next = waiting.pop() ) {
		const { value: tree, isAddress } = next;
		if ( typeof tree === 'string' ) {
			const json = parsed( tree );
			if ( json !== null ) {
				waitFor( '', json, false );
			} else if ( tree.includes( '<' ) ) {
				const { addresses, blocks } = addressesInHtml( tree );
				found.push( ...addresses );
				for ( const { name, attributes } of blocks ) {
					walk( attributes, LOADING.has( name ), waitFor );
				}
			} else {
				found.push(
					...( isAddress ? [ tree ] : [] ),
					...addressesInCss( tree )
				);
			}
		} else if ( Array.isArray( tree ) ) {
			for ( const inner of tree ) {
				waiting.push( { value: inner, isAddress } );
			}
		} else if ( isRecord( tree ) ) {
			walk( tree, isAddress, waitFor );
		}
	}
	return found;
}

/** A background is an object with its address. */
function walk(
	tree: UnknownRecord,
	isLoading: boolean,
	visit: ( name: string, inner: unknown, isLoading: boolean ) => void
): void {
	for ( const [ name, inner ] of Object.entries( tree ) ) {
		if ( name === 'backgroundImage' && isRecord( inner ) ) {
			walk( inner, true, visit );
		} else {
			visit( name, inner, isLoading );
		}
	}
}

/** The list or object that a text is as JSON, such as footnotes; null for other texts. */
function parsed( text: string ): unknown {
	if ( text[ 0 ] !== '[' && text[ 0 ] !== '{' ) {
		return null;
	}
	try {
		return JSON.parse( text ) as unknown;
	} catch {
		return null;
	}
}
