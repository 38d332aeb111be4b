import { stringOr, type UnknownRecord } from '@/kernel/guards';
import { withoutTags } from '@/kernel/withoutTags';
import { HOME_LINK, holdsItems, PAGE_LIST, SUBMENU, type Item } from './item';

/** The content of the site that a link points to. */
export interface Target {
	readonly kind: 'postType' | 'taxonomy';
	/** The post type or taxonomy. */
	readonly type: string;
	readonly id: number;
}

/** The kind of an item, from the user's point of view. */
export type ItemKind =
	'content' | 'custom' | 'submenu' | 'home' | 'pageList' | 'text' | 'other';

const KINDS: Readonly< Record< string, ItemKind > > = {
	[ HOME_LINK ]: 'home',
	[ PAGE_LIST ]: 'pageList',
	'': 'text',
};

export function kindOf( item: Item ): ItemKind {
	if ( ! holdsItems( item.name ) ) {
		return KINDS[ item.name ] ?? 'other';
	}
	if ( item.name === SUBMENU || item.items.length > 0 ) {
		return 'submenu';
	}
	return targetOf( item ) ? 'content' : 'custom';
}

/** Navigation links have `tag` for the taxonomy `post_tag`. */
const TAXONOMIES: Readonly< Record< string, string > > = {
	tag: 'post_tag',
	post_tag: 'post_tag',
	category: 'category',
};

/** The target of a link, if it is content of the site with an id. */
export function targetOf( { name, attributes }: Item ): Target | null {
	const { id } = attributes;
	const kind = stringOr( attributes.kind );
	const type = stringOr( attributes.type );
	if (
		! holdsItems( name ) ||
		typeof id !== 'number' ||
		type === '' ||
		kind === 'custom'
	) {
		return null;
	}
	const taxonomy = TAXONOMIES[ type ];
	return kind === 'taxonomy' || ( kind === '' && taxonomy )
		? { kind: 'taxonomy', type: taxonomy ?? type, id }
		: { kind: 'postType', type, id };
}

export const targetKey = ( { kind, type, id }: Target ): string =>
	`${ kind } ${ type } ${ id }`;

/** The targets of a menu's links, each once. */
export function targetsIn( items: readonly Item[] ): readonly Target[] {
	const found = new Map< string, Target >();
	const look = ( list: readonly Item[] ) => {
		for ( const item of list ) {
			const target = targetOf( item );
			if ( target ) {
				found.set( targetKey( target ), target );
			}
			look( item.items );
		}
	};
	look( items );
	return [ ...found.values() ];
}

/** An item's label without its markup. Entities aren't decoded. */
export const labelOf = ( { attributes }: Pick< Item, 'attributes' > ): string =>
	withoutTags( stringOr( attributes.label ) ).trim();

/** Text escaped for a label. */
export const asLabel = ( text: string ): string =>
	text.replace( /&/g, '&amp;' ).replace( /</g, '&lt;' );

/** Content of the site that a link can point to, from a search. */
export interface Choice extends Target {
	readonly title: string;
	readonly url: string;
}

/** The attributes of a link to content of the site. */
export const attributesFor = ( {
	kind,
	type,
	id,
	title,
	url,
}: Choice ): UnknownRecord => ( {
	label: asLabel( title ),
	type: type === 'post_tag' ? 'tag' : type,
	id,
	url,
	kind: kind === 'postType' ? 'post-type' : 'taxonomy',
} );

/** The attributes of a custom link. */
export const attributesForUrl = (
	url: string,
	label: string
): UnknownRecord => ( { label: asLabel( label ), url, kind: 'custom' } );

/** The URL that the user typed; null for other text. */
export function addressIn( typed: string ): string | null {
	const text = typed.trim();
	if ( /^([/#?]|https?:\/\/|mailto:|tel:|sms:)\S*$/i.test( text ) ) {
		return text;
	}
	if (
		/^[^\s@:/]+@[^\s@:/]+$/.test( text ) &&
		text.slice( text.indexOf( '@' ) + 2, -1 ).includes( '.' )
	) {
		return `mailto:${ text }`;
	}
	return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(:\d+)?([/?#]\S*)?$/i.test(
		text
	)
		? `https://${ text }`
		: null;
}

/** The default label of a URL. */
export const nameOfAddress = ( url: string ): string =>
	url
		.replace( /^(https?:\/\/(www\.)?|mailto:|tel:|sms:)/i, '' )
		.replace( /\/$/, '' ) || url;
