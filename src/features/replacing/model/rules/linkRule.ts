import type { JsonLeaf } from '@/kernel/jsonLeaves';
import type { LinkTarget } from '../search';
import { NONE, nameOf, type Changes, type Rule, type RuledBlock } from './rule';

/** Blocks of menus, which have the ID of what they lead to. */
export const MENU_LINKS: readonly string[] = [
	'core/navigation-link',
	'core/navigation-submenu',
];

/** Lists the pages below one. */
const PAGE_LIST = 'core/page-list';

const LINK = /(?:url|href|link)$/i;

/** Where links lead to. What follows an address, such as `#team`, is kept. */
export function linkRule(
	urls: readonly string[],
	id: number | undefined,
	to: LinkTarget | null
): Rule {
	const changes = ( value: string ): Changes => {
		const length = lengthOf( value, urls );
		return length === 0
			? NONE
			: [
					{
						start: 0,
						end: length,
						text: to?.url ?? value.slice( 0, length ),
					},
				];
	};
	return {
		ofLeaf: ( leaf, block ) => {
			const { value } = leaf;
			if ( block.name === PAGE_LIST ) {
				return id !== undefined &&
					nameOf( leaf ) === 'parentPageID' &&
					value === id
					? ( to?.id ?? id )
					: NONE;
			}
			if ( MENU_LINKS.includes( block.name ) ) {
				return isMenuLink( block, urls, id )
					? menuLinkChanges( leaf, to, urls )
					: NONE;
			}
			return typeof value === 'string' && LINK.test( nameOf( leaf ) )
				? changes( value )
				: NONE;
		},
		ofAttribute: ( name, value ) =>
			name === 'href' ? changes( value ) : NONE,
	};
}

/** Whether a value is one of some addresses. */
export const leadsTo = ( value: string, urls: readonly string[] ): boolean =>
	lengthOf( value, urls ) > 0;

/** How much of a value is one of some addresses; 0 if it leads elsewhere. */
function lengthOf( value: string, urls: readonly string[] ): number {
	const address = value.replace( /[?#].*$/s, '' );
	const isSame = ( url: string ) =>
		withoutSlash( url ) === withoutSlash( address ) ||
		// An address with arguments is one as it is.
		url === value;
	const found = urls.find( isSame );
	return found === undefined
		? 0
		: found === value
			? value.length
			: address.length;
}

const withoutSlash = ( url: string ): string =>
	url.length > 1 ? url.replace( /\/$/, '' ) : url;

const valueAt = ( { leaves }: RuledBlock, name: string ) =>
	leaves.find( ( leaf ) => leaf.path.length === 1 && leaf.path[ 0 ] === name )
		?.value;

function isMenuLink(
	block: RuledBlock,
	urls: readonly string[],
	id: number | undefined
): boolean {
	const url = valueAt( block, 'url' );
	return (
		( typeof url === 'string' && lengthOf( url, urls ) > 0 ) ||
		( id !== undefined &&
			valueAt( block, 'id' ) === id &&
			valueAt( block, 'kind' ) !== 'taxonomy' )
	);
}

/** The ID and the address change together: menus show the address, and follow the ID when it changes. */
function menuLinkChanges(
	{ path, value }: JsonLeaf,
	to: LinkTarget | null,
	urls: readonly string[]
): Changes | number {
	const [ name ] = path;
	if ( path.length !== 1 || value === null ) {
		return NONE;
	}
	if ( name === 'id' ) {
		return to === null ? Number( value ) : ( to.id ?? 'remove' );
	}
	const text = String( value );
	if ( name === 'url' ) {
		const length = lengthOf( text, urls ) || text.length;
		return [
			{ start: 0, end: length, text: to?.url ?? text.slice( 0, length ) },
		];
	}
	// With the type of another one, the editor would look for a post that isn't there.
	if ( name === 'type' && to?.type !== undefined ) {
		return [ { start: 0, end: text.length, text: to.type } ];
	}
	if ( name === 'kind' && to !== null ) {
		const kind = to.id === undefined ? 'custom' : 'post-type';
		return [ { start: 0, end: text.length, text: kind } ];
	}
	return NONE;
}
