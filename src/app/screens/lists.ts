/** The lists that are shown without the data layer, each a chunk of its own. */
import type { PostsParams } from '@/routing';
import { defineChunk, openChunk } from '@/ui/useChunk';

export const HISTORY = defineChunk( () => import( '../lists/history' ) );

export const MENUS = defineChunk( () => import( '../lists/menus' ) );

export const PATTERNS = defineChunk( () => import( '../lists/patterns' ) );

/** The lists of pages and of posts. */
export const POSTS = defineChunk( () => import( '../lists/posts' ) );

const PREPARE = defineChunk( () => import( '../lists/prepare' ) );

/** Requests the first items of POSTS, with a chunk of its own: the shell doesn't need the queries of lists. */
export async function preparePosts( params: PostsParams ): Promise< void > {
	const code = await openChunk( PREPARE );
	if ( code.ok ) {
		code.value.prepareList( params );
	}
}

export const SITE_DRAFTS = defineChunk( () => import( '../lists/siteDrafts' ) );

export const TEMPLATES = defineChunk( () => import( '../lists/templates' ) );
