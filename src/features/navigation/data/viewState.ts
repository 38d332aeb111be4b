import { createSignal } from '../../../kernel/signal';
import { keepView, keptView } from '../../views';
import { DEFAULT_VIEW, VIEW_RULES, type MenusView } from '../model/view';

const LIST = 'menus';

/** How the list was left, in this visit or in one before. */
export const ownView = createSignal< MenusView >(
	keptView( LIST, VIEW_RULES )
);

/** Keeps how the user has arranged the list, for other visits too. */
export function arrangeList( view: MenusView ): void {
	ownView.set( view );
	keepView( LIST, view, DEFAULT_VIEW );
}
