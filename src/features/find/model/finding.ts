import type { AppError } from '@/kernel/result';
import type { FoundDocument } from './found';

/** A search and what it has found so far. */
export interface Finding {
	readonly status: 'idle' | 'searching' | 'stopped' | 'done' | 'failed';
	readonly documents: readonly FoundDocument[];
	/** The number of documents that the user may not edit. */
	readonly others: number;
	readonly read: number;
	/** 0 if it isn't known. */
	readonly total: number;
	readonly error: AppError | null;
}
