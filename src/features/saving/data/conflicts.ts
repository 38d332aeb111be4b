import { createSignal } from '../../../kernel/signal';
import {
	type Conflict,
	keyOf,
	type ChangedRecord,
} from '../../documents/index.model';

/** Conflicts that the user has to decide, one after the other. */
export const conflicts = createSignal< readonly Conflict[] >( [] );

let found: readonly Conflict[] = [];

/** What came of a conflict. */
interface Decision {
	/** Whether the record is as the user wants it; they may also leave it unsaved for now. */
	readonly isSettled: boolean;
}

/** Saves that wait for what the user decides, by the key of the record. */
const waiting = new Map< string, ( ( decision: Decision ) => void )[] >();

/** Keeps a conflict until the save that it was found in is over. */
export function noteConflict( conflict: Conflict ): void {
	found = [ ...found, conflict ];
}

/** Whether one was found in the save that is running. */
export const hasConflict = ( record: ChangedRecord ): boolean =>
	found.some( ( conflict ) => keyOf( conflict.record ) === keyOf( record ) );

/**
 * Has the user asked about what the save that is over has found.
 *
 * @return What they have decided, by the key of the record, once they have; nothing of records without a conflict.
 */
export async function askAboutConflicts(): Promise<
	ReadonlyMap< string, Decision >
> {
	const asked = found;
	const keys = new Set( asked.map( ( { record } ) => keyOf( record ) ) );
	found = [];
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
			.filter( ( { record } ) => ! keys.has( keyOf( record ) ) ),
		...asked,
	] );
	return new Map( await decisions );
}

const decisionOf = ( key: string ): Promise< Decision > =>
	new Promise( ( resolve ) => {
		waiting.set( key, [ ...( waiting.get( key ) ?? [] ), resolve ] );
	} );

/** The user has decided: the question goes. What comes of it is still to be told. */
export const dropConflict = ( conflict: Conflict ): void =>
	conflicts.set( conflicts.get().filter( ( other ) => other !== conflict ) );

/** Tells the saves that wait for it what came of a conflict. */
export function decideConflict( record: ChangedRecord, decision: Decision ) {
	const key = keyOf( record );
	const listeners = waiting.get( key ) ?? [];
	waiting.delete( key );
	for ( const tell of listeners ) {
		tell( decision );
	}
}

/** The user has not wanted to decide yet. */
export function leaveConflict( conflict: Conflict ): void {
	dropConflict( conflict );
	decideConflict( conflict.record, { isSettled: false } );
}
