import type { ReactNode } from 'react';
import { documentRoute, Link } from '@/routing';
import type { Post } from '../model/post';

interface PostLinkProps {
	readonly item: Post;
	readonly className?: string;
	readonly children?: ReactNode;
}

/** Links to an item's edit canvas. */
export const PostLink = ( { item: { type, id }, ...link }: PostLinkProps ) => (
	<Link
		{ ...link }
		to={ documentRoute }
		params={ { type, id, isEditing: true } }
	/>
);
