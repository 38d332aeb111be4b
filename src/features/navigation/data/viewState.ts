import { createSignal } from '../../../kernel/signal';
import { DEFAULT_VIEW, type MenusView } from '../model/view';

/** How the user has arranged the list, for as long as the page is open. */
export const ownView = createSignal< MenusView >( DEFAULT_VIEW );
