/** The lists of pages and of posts: a chunk of the screens, without the data layer. */
import { startRequests } from '@/features/session';

export { AddPostButton, CustomPostsList, PostsList } from '@/features/posts';
export { PostsNavigation } from './PostsNavigation';

startRequests();
