/** The audit of blocks: a chunk of its own. */
export { BlockTypes } from '../../features/blockAudit/index.records';
