import { createSignal } from '@/kernel/signal';

/** Whether the dialog for a new template is open. */
export const addingTemplate = createSignal( false );
