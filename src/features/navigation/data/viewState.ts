import { createSignal } from '../../../kernel/signal';
import {
	DEFAULT_NARROW_VIEW,
	DEFAULT_VIEW,
	type MenusView,
} from '../model/view';

/** How the user has arranged the list, for as long as the page is open. */
export const ownView = createSignal< MenusView >( DEFAULT_VIEW );

/** The same on a small screen. */
export const ownNarrowView = createSignal< MenusView >( DEFAULT_NARROW_VIEW );
