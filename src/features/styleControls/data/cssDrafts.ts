import { createSignal } from '@/kernel/signal';
import {
	styleKeys,
	type StyleTarget,
} from '@/features/globalStyles/index.model';

/**
 * Invalid CSS by target. It isn't part of the styles, so that neither the canvas nor visitors ever get it, and is kept here
 * until it is fixed or discarded.
 */
export const cssDrafts = createSignal< ReadonlyMap< string, string > >(
	new Map()
);

const keyOf = ( target: StyleTarget ): string =>
	styleKeys( target, 'css' ).join( ' ' );

export const cssDraft = ( target: StyleTarget ): string | undefined =>
	cssDrafts.get().get( keyOf( target ) );

/** Stores a draft; undefined discards it. */
export function setCssDraft(
	target: StyleTarget,
	text: string | undefined
): void {
	const key = keyOf( target );
	const next = new Map( cssDrafts.get() );
	if ( text !== undefined ) {
		next.set( key, text );
	} else if ( ! next.delete( key ) ) {
		return;
	}
	cssDrafts.set( next );
}
