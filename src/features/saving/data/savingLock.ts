import { createSignal } from '../../../kernel/signal';

/** Whether a plugin keeps the open document from being saved, such as until a field of its own is filled in. */
export const savingLock = createSignal( false );
