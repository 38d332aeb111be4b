import { boot } from '@/platform/boot';
import { useMemo } from '@wordpress/element';
import type { ActionableItem } from '@/dataview';
import type { PostTypeSummary } from '@/platform/boot';
import { pathOf, useListing } from '../data/listing';
import type { Post } from '../model/post';
import { queryOfOne } from '../model/view';
import { makeActions } from './actions';

/** A page or post as an item of its list, with the list's actions. */
export function usePostActions(
	postType: PostTypeSummary,
	id: string
): ActionableItem< Post > {
	const { listing, isLoading } = useListing(
		pathOf(
			postType.route,
			queryOfOne( id, Object.keys( boot().statuses ) )
		),
		noMore
	);
	return {
		item: listing?.posts.find( ( post ) => post.id === id ),
		isLoading,
		actions: useMemo( () => makeActions( postType ), [ postType ] ),
	};
}

const noMore = () => null;
