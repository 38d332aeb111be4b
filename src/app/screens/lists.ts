/** The lists that are shown without the data layer, each a chunk of its own. */
import { defineChunk } from '@/ui/useChunk';

/** The lists of pages and of posts. */
export const POSTS = defineChunk( () => import( '../lists/posts' ) );

export const TEMPLATES = defineChunk( () => import( '../lists/templates' ) );
