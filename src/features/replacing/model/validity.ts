import { isRecord } from '@/kernel/guards';

/** Whether blocks are the same as before, and those that were valid still are. */
export function isAsValid( before: unknown, after: unknown ): boolean {
	if ( ! Array.isArray( before ) || ! Array.isArray( after ) ) {
		return before === after;
	}
	return (
		before.length === after.length &&
		before.every( ( block: unknown, at ) => {
			const next: unknown = after[ at ];
			return (
				isRecord( block ) &&
				isRecord( next ) &&
				block.name === next.name &&
				( block.isValid === false || next.isValid !== false ) &&
				isAsValid( block.innerBlocks, next.innerBlocks )
			);
		} )
	);
}
