/** The only entry point of this room: all of it needs core-data. */
export { BlockAudit } from './ui/BlockAudit';
