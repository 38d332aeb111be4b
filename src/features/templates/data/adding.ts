import { createSignal } from '../../../kernel/signal';

/** Whether a template is being added: its dialog is open. */
export const addingTemplate = createSignal( false );
