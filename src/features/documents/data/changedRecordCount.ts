import { createSignal } from '../../../kernel/signal';

/** How many records have changes that the server does not have. Zero until the records stage has been loaded. */
export const changedRecordCount = createSignal( 0 );
