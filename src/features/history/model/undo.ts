import type { UnknownRecord } from '@/kernel/guards';
import { assertNever } from '@/kernel/invariant';
import type { EntryRecord, FullEntry } from './entry';

/** The ways to undo the change of a record. */
export type Undoing =
	| {
			/** Edits to review and save. */
			readonly how: 'edits';
			/** Values that nobody has changed since. */
			readonly edits: UnknownRecord;
			/** Values that would replace newer ones. */
			readonly replacing: UnknownRecord;
	  }
	/** Edits can't do this: it takes effect immediately. */
	| { readonly how: 'remove' | 'bringBack' | 'untrash' }
	/** The record already has its earlier state. */
	| { readonly how: 'done' }
	| { readonly how: 'impossible'; readonly why: 'missing' | 'cut' | 'trash' };

/** The way to undo one record of an entry. */
export function undoingOf( record: EntryRecord ): Undoing {
	const { action, state, isCut } = record;
	switch ( action ) {
		case 'create':
			return state === 'live' ? { how: 'remove' } : { how: 'done' };
		case 'delete':
			if ( state !== 'missing' ) {
				return { how: 'done' };
			}
			return isCut
				? { how: 'impossible', why: 'cut' }
				: { how: 'bringBack' };
		case 'trash':
			return stateChange( record, 'trash', 'untrash' );
		case 'restore':
			return stateChange( record, 'live', 'remove' );
		case 'update':
		case 'reset':
			if ( state !== 'live' ) {
				return {
					how: 'impossible',
					why: state === 'trash' ? 'trash' : 'missing',
				};
			}
			return isCut
				? { how: 'impossible', why: 'cut' }
				: editsOf( record );
		default:
			return assertNever( action );
	}
}

function stateChange(
	{ state }: EntryRecord,
	from: EntryRecord[ 'state' ],
	how: 'untrash' | 'remove'
): Undoing {
	if ( state === 'missing' ) {
		return { how: 'impossible', why: 'missing' };
	}
	return state === from ? { how } : { how: 'done' };
}

function editsOf( { before, after, changed }: EntryRecord ): Undoing {
	const names = Object.keys( before );
	if ( names.length === 0 ) {
		// Only the password changed, which isn't stored.
		return { how: 'done' };
	}
	const isNewer = ( name: string ) =>
		changed.includes( name ) ||
		// Without a value after the entry, it can't have changed again.
		( ! ( name in after ) && changed.length > 0 );
	const pick = ( wanted: boolean ): UnknownRecord =>
		Object.fromEntries(
			Object.entries( before ).filter(
				( [ name ] ) => isNewer( name ) === wanted
			)
		);
	return { how: 'edits', edits: pick( false ), replacing: pick( true ) };
}

/** Whether the undo needs no confirmation: it replaces no newer change, and nothing takes effect immediately. */
export const isHarmless = ( undoing: Undoing ): boolean =>
	undoing.how === 'edits' && Object.keys( undoing.replacing ).length === 0;

/** The records of an entry that can be undone. Altered entries have no values. */
export const undoableOf = ( { trust, records }: FullEntry ) =>
	trust === 'altered' ? [] : records.filter( canUndo );

/** Whether the record can be undone. */
const canUndo = ( record: EntryRecord ): boolean => {
	const { how } = undoingOf( record );
	return how !== 'done' && how !== 'impossible';
};
