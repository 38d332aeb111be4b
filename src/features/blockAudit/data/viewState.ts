import { createSignal } from '@/kernel/signal';
import { NARROW_VIEW, VIEW, type TypesView } from '../model/view';

/** The user's view of the list, as long as the page lives. */
export const ownView = createSignal< TypesView >( VIEW );

/** The same on a small screen. */
export const ownNarrowView = createSignal< TypesView >( NARROW_VIEW );
