/** The lists that are shown without the data layer, each a chunk of its own. */
import { defineChunk } from '@/ui/useChunk';

export const HISTORY = defineChunk( () => import( '../lists/history' ) );

export const MENUS = defineChunk( () => import( '../lists/menus' ) );

export const PATTERNS = defineChunk( () => import( '../lists/patterns' ) );

/** The lists of pages and of posts. */
export const POSTS = defineChunk( () => import( '../lists/posts' ) );

/** Requests the first items of POSTS: the shell doesn't need the queries of lists. */
export const PREPARE = defineChunk( () => import( '../lists/prepare' ) );

export const SITE_DRAFTS = defineChunk( () => import( '../lists/siteDrafts' ) );

export const TEMPLATES = defineChunk( () => import( '../lists/templates' ) );
