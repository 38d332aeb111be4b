import { createSignal } from '../../../kernel/signal';
import type { Conflict } from '../model/conflict';
import { keyOf } from '../model/saving';

/** Conflicts that the user has to decide, one after the other. */
export const conflicts = createSignal< readonly Conflict[] >( [] );

let found: readonly Conflict[] = [];

/** Keeps a conflict until the save that it was found in is over. */
export function noteConflict( conflict: Conflict ): void {
	found = [ ...found, conflict ];
}

/** Has the user asked about what the save that is over has found. */
export function askAboutConflicts(): void {
	const keys = new Set( found.map( ( { record } ) => keyOf( record ) ) );
	const others = conflicts
		.get()
		.filter( ( { record } ) => ! keys.has( keyOf( record ) ) );
	if ( found.length > 0 ) {
		conflicts.set( [ ...others, ...found ] );
	}
	found = [];
}

/** The user has decided, or not yet wanted to. */
export const dropConflict = ( conflict: Conflict ): void =>
	conflicts.set( conflicts.get().filter( ( other ) => other !== conflict ) );
