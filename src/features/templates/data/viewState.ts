import { createSignal } from '@/kernel/signal';
import { keepView, keptView } from '@/features/views';
import { DEFAULT_VIEW, VIEW_RULES, type TemplatesView } from '../model/view';

const LIST = 'templates';

/** The user's view of the list, on this visit or stored from earlier ones. */
export const ownView = createSignal< TemplatesView >(
	keptView( LIST, VIEW_RULES )
);

/** Stores the user's view of the list, for later visits too. */
export function arrangeList( view: TemplatesView ): void {
	ownView.set( view );
	keepView( LIST, view, DEFAULT_VIEW );
}
