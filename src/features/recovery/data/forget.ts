import { createSignal } from '../../../kernel/signal';
import { offers } from './offers';
import { storage } from './storage';

/** Whether the question is open. */
export const isForgetting = createSignal( false );

/** How many things are kept of this user, of pages that are open as well. */
export const countKept = async (): Promise< number > =>
	( await storage().entries() ).length;

/** Whether what is unsaved outlives this tab. */
export const keepsBeyondTab = (): boolean => storage().isLasting;

/**
 * Deletes everything that this browser keeps of this user, in all tabs; whether that worked. What is unsaved in open pages
 * stays in them, and is kept again once it is changed again.
 */
export async function forgetKept(): Promise< boolean > {
	const isDone = await storage().forget();
	if ( isDone ) {
		offers.set( [] );
	}
	return isDone;
}
