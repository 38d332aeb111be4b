import { createSignal } from '@/kernel/signal';
import {
	type Conflict,
	changeKey,
	type ChangedRecord,
} from '@/features/documents/index.model';

/** Conflicts that the user must resolve, one after the other. */
export const conflicts = createSignal< readonly Conflict[] >( [] );

/** The outcome of a conflict. */
interface Decision {
	/** Whether the conflict is resolved; the user can also leave the record unsaved. */
	readonly isSettled: boolean;
}

/** Saves that wait for a decision, by record key. */
const waiting = new Map< string, ( ( decision: Decision ) => void )[] >();

/**
 * Asks the user about the conflicts of a save that just ended.
 *
 * @return The user's decisions by record key.
 */
export async function askAboutConflicts(
	asked: readonly Conflict[]
): Promise< ReadonlyMap< string, Decision > > {
	const keys = new Set( asked.map( ( { record } ) => changeKey( record ) ) );
	if ( keys.size === 0 ) {
		return new Map();
	}
	const decisions = Promise.all(
		[ ...keys ].map(
			async ( key ) => [ key, await decisionOf( key ) ] as const
		)
	);
	conflicts.set( [
		...conflicts
			.get()
			.filter( ( { record } ) => ! keys.has( changeKey( record ) ) ),
		...asked,
	] );
	return new Map( await decisions );
}

const decisionOf = ( key: string ): Promise< Decision > =>
	new Promise( ( resolve ) => {
		waiting.set( key, [ ...( waiting.get( key ) ?? [] ), resolve ] );
	} );

/** Removes the question after the decision; `decideConflict` reports the outcome. */
export const dropConflict = ( conflict: Conflict ): void =>
	conflicts.set( conflicts.get().filter( ( other ) => other !== conflict ) );

/** Resolves the saves that wait for a conflict. */
export function decideConflict( record: ChangedRecord, decision: Decision ) {
	const key = changeKey( record );
	const listeners = waiting.get( key ) ?? [];
	waiting.delete( key );
	for ( const tell of listeners ) {
		tell( decision );
	}
}

/** The user postpones the decision. */
export function leaveConflict( conflict: Conflict ): void {
	dropConflict( conflict );
	decideConflict( conflict.record, { isSettled: false } );
}
