/** The audit of blocks: a chunk of its own. */
export { BlockAudit } from '@/features/blockAudit/index.records';
