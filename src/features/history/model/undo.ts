import type { UnknownRecord } from '../../../kernel/guards';
import { assertNever } from '../../../kernel/invariant';
import type { EntryRecord } from './entry';

/** How a record can be as it was before an entry. */
export type Undoing =
	| {
			/** Edits that are reviewed and saved. */
			readonly how: 'edits';
			/** Values that nobody has changed since. */
			readonly edits: UnknownRecord;
			/** Values that would replace newer ones. */
			readonly replacing: UnknownRecord;
	  }
	/** Something that edits can't do: it is done at once. */
	| { readonly how: 'remove' | 'bringBack' | 'untrash' }
	/** It is as it was already. */
	| { readonly how: 'done' }
	| { readonly how: 'impossible'; readonly why: 'missing' | 'cut' | 'trash' };

/** How one record of an entry is undone. */
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
		// Only its password changed, which isn't kept.
		return { how: 'done' };
	}
	const isNewer = ( name: string ) =>
		changed.includes( name ) ||
		// Without a value afterwards, it can't have been changed further.
		( ! ( name in after ) && changed.length > 0 );
	const pick = ( wanted: boolean ): UnknownRecord =>
		Object.fromEntries(
			Object.entries( before ).filter(
				( [ name ] ) => isNewer( name ) === wanted
			)
		);
	return { how: 'edits', edits: pick( false ), replacing: pick( true ) };
}

/** Whether undoing it asks nothing: no newer change is replaced, and nothing is done at once. */
export const isHarmless = ( undoing: Undoing ): boolean =>
	undoing.how === 'edits' && Object.keys( undoing.replacing ).length === 0;

/** Whether anything can be done. */
export const canUndo = ( record: EntryRecord ): boolean => {
	const { how } = undoingOf( record );
	return how !== 'done' && how !== 'impossible';
};
