import { stringOr, type UnknownRecord } from '../../../kernel/guards';
import { withoutTags } from '../../../kernel/withoutTags';
import { HOME_LINK, holdsItems, PAGE_LIST, SUBMENU, type Item } from './item';

/** Something on the site that a link leads to. */
export interface Target {
	readonly kind: 'postType' | 'taxonomy';
	/** The post type or taxonomy. */
	readonly type: string;
	readonly id: number;
}

/** What an item is to whoever looks at the menu. */
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

/** Links say `tag` where everything else says `post_tag`. */
const TAXONOMIES: Readonly< Record< string, string > > = {
	tag: 'post_tag',
	post_tag: 'post_tag',
	category: 'category',
};

/** What a link leads to, where that is something on the site that it knows by its number. */
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

/** Everything that the links of a menu lead to, each once. */
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

/** An item's label as text: labels may have markup in them. Entities are left to whoever shows it. */
export const labelOf = ( { attributes }: Pick< Item, 'attributes' > ): string =>
	withoutTags( stringOr( attributes.label ) ).trim();

/** A text as it is written in a label. */
export const asLabel = ( text: string ): string =>
	text.replace( /&/g, '&amp;' ).replace( /</g, '&lt;' );

/** A thing on the site that can be linked to, as the search has found it. */
export interface Choice extends Target {
	readonly title: string;
	readonly url: string;
}

/** What a link to something on the site says about it. */
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

/** What a link to any address says about it. */
export const attributesForUrl = (
	url: string,
	label: string
): UnknownRecord => ( { label: asLabel( label ), url, kind: 'custom' } );

/** The address that someone has typed; null where it is words. */
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

/** What an address is called as long as no one has named it. */
export const nameOfAddress = ( url: string ): string =>
	url
		.replace( /^(https?:\/\/(www\.)?|mailto:|tel:|sms:)/i, '' )
		.replace( /\/$/, '' ) || url;
