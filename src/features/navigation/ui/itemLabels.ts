import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';
import {
	category,
	customLink,
	home,
	layout,
	navigation,
	page,
	pages,
	paragraph,
	postList,
} from '@wordpress/icons';
import type { ReactElement } from 'react';
import { stringOr } from '@/kernel/guards';
import { withoutTags } from '@/kernel/withoutTags';
import { boot } from '@/platform/boot';
import type { LinkProblem } from '../data/useLinkProblems';
import {
	kindOf,
	labelOf,
	nameOfAddress,
	targetOf,
	type ItemKind,
	type Target,
} from '../model/describe';
import type { Item } from '../model/item';

/** An item's title in the list. */
export function titleOf( item: Item ): string {
	const label = decodeEntities( labelOf( item ) );
	return label || NAMELESS[ kindOf( item ) ]( item );
}

const noLabel = () => __( '(no label)', 'atelier' );

const NAMELESS: Readonly< Record< ItemKind, ( item: Item ) => string > > = {
	content: noLabel,
	custom: noLabel,
	submenu: noLabel,
	home: () => __( 'Home', 'atelier' ),
	pageList: () => __( 'Page List', 'atelier' ),
	text: () => __( 'Text', 'atelier' ),
	other: ( { name } ) => blockName( name ),
};

/** `core/social-links` as "Social links": block types aren't registered before the editor has been loaded. */
function blockName( name: string ): string {
	const words = name.replace( /^.*\//, '' ).replace( /[-_]/g, ' ' );
	return words.charAt( 0 ).toUpperCase() + words.slice( 1 );
}

/** An item's type or target, in a word or two. */
export function noteOf( item: Item ): string {
	const target = targetOf( item );
	if ( target ) {
		return nameOfType( target );
	}
	const url = stringOr( item.attributes.url );
	switch ( kindOf( item ) ) {
		case 'content':
		case 'custom':
			return url === ''
				? __( 'No link', 'atelier' )
				: nameOfAddress( url );
		case 'submenu':
			return url === ''
				? __( 'Submenu', 'atelier' )
				: nameOfAddress( url );
		case 'pageList':
			return __( 'All published pages', 'atelier' );
		case 'home':
			return __( 'Homepage', 'atelier' );
		case 'text':
			return withoutTags( item.source.open ?? '', ' ' )
				.trim()
				.slice( 0, 80 );
		case 'other':
			return __( 'Block', 'atelier' );
	}
}

/** The name of a target's type, such as "Page". */
export const nameOfType = ( { type }: Pick< Target, 'type' > ): string =>
	boot().postTypes[ type ]?.label ??
	TAXONOMIES[ type ]?.() ??
	type.replace( /[-_]/g, ' ' );

const TAXONOMIES: Readonly< Record< string, () => string > > = {
	category: () => __( 'Category', 'atelier' ),
	post_tag: () => __( 'Tag', 'atelier' ),
};

/** The icon of an item. */
export function iconOf( item: Item ): ReactElement {
	const kind = kindOf( item );
	const target = targetOf( item );
	return kind === 'content' && target
		? iconOfTarget( target )
		: ICONS[ kind ];
}

export const iconOfTarget = ( { kind, type }: Target ): ReactElement =>
	kind === 'taxonomy' ? category : type === 'page' ? page : postList;

const ICONS: Readonly< Record< ItemKind, ReactElement > > = {
	content: page,
	custom: customLink,
	submenu: navigation,
	home,
	pageList: pages,
	text: paragraph,
	other: layout,
};

/** Why visitors can't open the target of a link, in a word or two. */
export const linkProblemLabel = ( problem: LinkProblem ): string =>
	LINK_PROBLEMS[ problem ]();

const LINK_PROBLEMS: Readonly< Record< LinkProblem, () => string > > = {
	missing: () => __( 'Deleted', 'atelier' ),
	trash: () => __( 'In the trash', 'atelier' ),
	draft: () => __( 'Draft', 'atelier' ),
	future: () => __( 'Scheduled', 'atelier' ),
	private: () => __( 'Private', 'atelier' ),
};

/** An item's new position, as an announcement for screen readers. */
export const positionLabel = (
	title: string,
	{
		position,
		count,
		level,
	}: {
		readonly position: number;
		readonly count: number;
		readonly level: number;
	}
): string =>
	sprintf(
		/* translators: 1: label of a menu item, 2: its position, 3: number of items beside it, 4: its level. */
		__( '“%1$s” moved to position %2$d of %3$d on level %4$d.', 'atelier' ),
		title,
		position,
		count,
		level
	);
