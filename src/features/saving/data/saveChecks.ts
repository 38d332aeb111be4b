import type { ChangedRecord } from '@/features/documents/index.model';

/** The reason why a changed record can't be saved in its current state; null if it can. */
type SaveCheck = ( record: ChangedRecord ) => Promise< string | null >;

const checks = new Map< string, SaveCheck >();

/** Registers a check that runs before records of a kind are saved. */
export const setSaveCheck = ( name: string, check: SaveCheck ): void =>
	void checks.set( name, check );

export const checkBeforeSaving = ( record: ChangedRecord ) =>
	checks.get( record.name )?.( record ) ?? null;
