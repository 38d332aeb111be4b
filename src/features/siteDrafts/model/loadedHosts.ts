import type { UnknownRecord } from '@/kernel/guards';
import { textLeaves, type TextLeaf } from '@/kernel/textLeaves';
import { siteOf } from '@/features/documents/index.model';
import { parsedLists, propertiesOf } from './addedCode';
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
		addressesIn( value ).map( ( address ) => siteOf( address, home ) );
	const known = new Set( [
		'',
		...properties.flatMap( ( [ name ] ) => hostsIn( bases.get( name ) ) ),
	] );
	const hosts = properties.flatMap( ( [ , value ] ) => hostsIn( value ) );
	return [ ...new Set( hosts ) ]
		.filter( ( host ) => ! known.has( host ) )
		.sort();
}

/** Blocks that load what their attribute `url` names, besides their HTML. */
const LOADING: ReadonlySet< string > = new Set( [
	'audio',
	'cover',
	'embed',
	'image',
	'video',
] );

/**
 * Everything that a value makes browsers load.
 *
 * @param value
 * @param isLoading Whether its own property `url` is loaded.
 */
const addressesIn = ( value: unknown, isLoading = false ): readonly string[] =>
	textLeaves( value ).flatMap( ( leaf ) => {
		const { text } = leaf;
		const lists = parsedLists( text );
		if ( lists.length > 0 ) {
			return lists.flatMap( ( list ) => addressesIn( list ) );
		}
		if ( text.includes( '<' ) ) {
			const { addresses, blocks } = addressesInHtml( text );
			return [
				...addresses,
				...blocks.flatMap( ( { name, attributes } ) =>
					addressesIn( attributes, LOADING.has( name ) )
				),
			];
		}
		return [
			...( isAddress( leaf, isLoading ) ? [ text ] : [] ),
			...addressesInCss( text ),
		];
	} );

const isAddress = (
	{ name, above, depth }: TextLeaf,
	isLoading: boolean
): boolean =>
	name === 'src' ||
	( name === 'url' &&
		( above === 'backgroundImage' || ( isLoading && depth === 1 ) ) );
