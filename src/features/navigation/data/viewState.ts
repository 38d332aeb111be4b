import { createSignal } from '../../../kernel/signal';
import { keepView, keptView } from '../../views';
import { NARROW_VIEW_RULES, VIEW_RULES, type MenusView } from '../model/view';

/** An arrangement of the list that is kept for other visits too. */
function makeArrangement( list: string, rules: typeof VIEW_RULES ) {
	const view = createSignal< MenusView >( keptView( list, rules ) );
	return {
		subscribe: view.subscribe,
		get: view.get,
		/** The arrangement before anyone has changed it. */
		fallback: rules.fallback,
		set: ( next: MenusView ): void => {
			view.set( next );
			keepView( list, next, rules.fallback );
		},
	};
}

/** How the list was left, in this visit or in one before. */
export const ownView = makeArrangement( 'menus', VIEW_RULES );

/** The same on a small screen. */
export const ownNarrowView = makeArrangement(
	'menus-narrow',
	NARROW_VIEW_RULES
);
