import { defineChunk } from '@/ui/useChunk';

/** The lists of pages and of posts: they are shown without the data layer. */
export const POSTS = defineChunk( () => import( '../lists/posts' ) );
