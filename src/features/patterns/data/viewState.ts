import { createSignal } from '../../../kernel/signal';
import { keepView, keptView } from '../../views';
import { ALL, ALL_PARTS } from '../model/sections';
import { DEFAULT_VIEWS, viewRules, type OwnView } from '../model/view';

type List = keyof typeof DEFAULT_VIEWS;

/** The user's views of the lists, on this visit or stored from earlier ones. */
export const ownViews = {
	patterns: createSignal< OwnView >( {
		view: keptView( 'patterns', viewRules( 'patterns' ) ),
		section: ALL,
	} ),
	parts: createSignal< OwnView >( {
		view: keptView( 'parts', viewRules( 'parts' ) ),
		section: ALL_PARTS,
	} ),
};

/** Stores the user's view of a list, for later visits too. */
export function arrangeList( list: List, own: OwnView ): void {
	ownViews[ list ].set( own );
	keepView( list, own.view, DEFAULT_VIEWS[ list ] );
}
