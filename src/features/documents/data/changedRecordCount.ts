import { createSignal } from '@/kernel/signal';

/** The number of records with unsaved changes. Zero until the records stage has loaded. */
export const changedRecordCount = createSignal( 0 );

/** The number of those that change more than global styles: previews of the front end can't show them. */
export const changedContentCount = createSignal( 0 );

/** Whether the user has confirmed leaving with unsaved changes: the browser doesn't ask again. */
export const leavesKnowingly = createSignal( false );
