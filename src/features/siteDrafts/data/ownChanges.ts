import { changeKeyOf } from '../model/seen';
import type { ChangedRecord } from '@/features/documents/index.model';

/** The keys of what the user has changed in the open dialog. */
const own = new Set< string >();

/** Begins anew, for another dialog. */
export const forgetOwnChanges = (): void => own.clear();

export const noteOwnChange = ( key: string ): void => void own.add( key );

export const noteOwnSaves = ( records: readonly ChangedRecord[] ): void =>
	records.map( changeKeyOf ).forEach( noteOwnChange );

export const isOwnChange = ( key: string ): boolean => own.has( key );
