import { createSignal } from '@/kernel/signal';
import { keepView, keptView } from '@/features/views';
import { DEFAULT_VIEWS, viewRules, type PatternsView } from '../model/view';

type List = keyof typeof DEFAULT_VIEWS;

/** The user's views of the lists, on this visit or stored from earlier ones. */
export const ownViews = {
	patterns: createSignal< PatternsView >(
		keptView( 'patterns', viewRules( 'patterns' ) )
	),
	parts: createSignal< PatternsView >(
		keptView( 'parts', viewRules( 'parts' ) )
	),
};

/** Stores the user's view of a list, for later visits too. */
export function arrangeList( list: List, own: PatternsView ): void {
	ownViews[ list ].set( own );
	keepView( list, own, DEFAULT_VIEWS[ list ] );
}
