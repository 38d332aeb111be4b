import { createSignal } from '../../../kernel/signal';

/**
 * Whether the page still shows the site as the server has it: nothing was changed since the page was opened, and no
 * revision or variation is shown in its place. Set by the preview, which comes with the data layer.
 */
export const isAsSaved = createSignal( true );
