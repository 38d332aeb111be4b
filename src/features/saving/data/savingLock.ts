import { createSignal } from '@/kernel/signal';

/** Whether a plugin prevents the open document from being saved, for example until a required field is filled in. */
export const savingLock = createSignal( false );
