/** Types and pure functions. */
export {
	blockAt,
	contentRoot,
	pathOf,
	type BlockPath,
} from './model/blockPath';
export { contentBlocks, type BlockTree } from './model/contentBlocks';
export { blockRoute } from './model/blockRoute';
