import { createSignal } from '../../../kernel/signal';

/** How many records have changes that the server does not have. Zero until the records stage has been loaded. */
export const changedRecordCount = createSignal( 0 );

/** How many of them are more than the look of the site: a page as visitors see it cannot show those. */
export const changedContentCount = createSignal( 0 );

/** Whether the user goes away from what is unsaved knowing it: the browser asks no second time. */
export const leavesKnowingly = createSignal( false );
