import { createSignal } from '@/kernel/signal';
import { offers } from './offers';
import { storage } from './storage';

/** Whether the confirmation dialog is open. */
export const isForgetting = createSignal( false );

/** The number of the user's stored entries, including those of other open pages. */
export const countKept = async (): Promise< number > =>
	( await storage().entries() ).length;

/** Whether unsaved changes outlive this tab. */
export const keepsBeyondTab = (): boolean => storage().isLasting;

/**
 * Deletes all of this user's entries in this browser, for all tabs; returns whether that succeeded. Unsaved edits of open
 * pages stay in these pages, and are stored again after the next edit.
 */
export async function forgetKept(): Promise< boolean > {
	const isDone = await storage().forget();
	if ( isDone ) {
		offers.set( [] );
	}
	return isDone;
}
