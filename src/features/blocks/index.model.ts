/** Types and pure functions. */
export { contentRoot, type BlockPath } from './model/blockPath';
export { contentBlocks, type BlockTree } from './model/contentBlocks';
export { blockRoute } from './model/blockRoute';
