import { createSignal } from '../../../kernel/signal';
import { keepView, keptView } from '../../views';
import { DEFAULT_VIEW, VIEW_RULES, type TemplatesView } from '../model/view';

const LIST = 'templates';

/** How the list was left, in this visit or in one before. */
export const ownView = createSignal< TemplatesView >(
	keptView( LIST, VIEW_RULES )
);

/** Keeps how the user has arranged the list, for other visits too. */
export function arrangeList( view: TemplatesView ): void {
	ownView.set( view );
	keepView( LIST, view, DEFAULT_VIEW );
}
