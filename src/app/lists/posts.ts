/** The lists of pages and of posts: a chunk of its own. */
import './journals';

export {
	AddPostButton,
	CustomPostsList,
	PostsList,
} from '../../features/posts/index.records';
export { PostsNavigation } from './PostsNavigation';
