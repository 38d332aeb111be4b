import type { ChangedRecord } from '../../documents/index.model';

/** Why a changed record can't be saved as it is; null where it can. */
type SaveCheck = ( record: ChangedRecord ) => Promise< string | null >;

const checks = new Map< string, SaveCheck >();

/** Has a kind of record checked before it is sent, by whoever knows what its values mean. */
export const setSaveCheck = ( name: string, check: SaveCheck ): void =>
	void checks.set( name, check );

export const checkBeforeSaving = ( record: ChangedRecord ) =>
	checks.get( record.name )?.( record ) ?? null;
