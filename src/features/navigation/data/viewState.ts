import { createSignal } from '@/kernel/signal';
import { keepView, keptView } from '@/features/views';
import { NARROW_VIEW_RULES, VIEW_RULES, type MenusView } from '../model/view';

/** A view of the list that is stored for later visits. */
function makeArrangement( list: string, rules: typeof VIEW_RULES ) {
	const view = createSignal< MenusView >( keptView( list, rules ) );
	return {
		subscribe: view.subscribe,
		get: view.get,
		/** The initial view. */
		fallback: rules.fallback,
		set: ( next: MenusView ): void => {
			view.set( next );
			keepView( list, next, rules.fallback );
		},
	};
}

/** The user's view of the list, on this visit or stored from earlier ones. */
export const ownView = makeArrangement( 'menus', VIEW_RULES );

/** The same on a small screen. */
export const ownNarrowView = makeArrangement(
	'menus-narrow',
	NARROW_VIEW_RULES
);
