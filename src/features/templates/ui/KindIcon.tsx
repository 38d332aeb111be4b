import { Icon } from '@wordpress/components';
import {
	archive,
	blockMeta,
	calendar,
	category,
	commentAuthorAvatar,
	home,
	layout,
	list,
	media,
	notFound,
	page,
	pin,
	search,
	tag,
	verse,
} from '@wordpress/icons';
import type { ReactElement } from 'react';
import type { Kind } from '../model/kinds';

const BY_SLUG: Readonly< Record< string, ReactElement > > = {
	'front-page': home,
	home: verse,
	single: pin,
	page,
	index: list,
	archive,
	author: commentAuthorAvatar,
	category,
	date: calendar,
	tag,
	search,
	'404': notFound,
	attachment: media,
};

const BY_NAMING: Readonly< Partial< Record< string, ReactElement > > > = {
	archive,
	single: pin,
	taxonomy: blockMeta,
};

/** The icon of a kind of template. */
export function KindIcon( { kind }: { readonly kind: Kind } ) {
	const { slug, naming, dashicon } = kind;
	const own = BY_SLUG[ slug ];
	if ( ! own && dashicon ) {
		return (
			<span
				className={ `dashicons dashicons-${ dashicon }` }
				aria-hidden
			/>
		);
	}
	return <Icon icon={ own ?? BY_NAMING[ naming.of ] ?? layout } />;
}
