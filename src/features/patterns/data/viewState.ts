import { createSignal } from '../../../kernel/signal';
import { keepView, keptView } from '../../views';
import { ALL, ALL_PARTS } from '../model/sections';
import { DEFAULT_VIEWS, viewRules, type OwnView } from '../model/view';

type List = keyof typeof DEFAULT_VIEWS;

/** How the lists were left, in this visit or in one before. */
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

/** Keeps how the user has arranged a list, for other visits too. */
export function arrangeList( list: List, own: OwnView ): void {
	ownViews[ list ].set( own );
	keepView( list, own.view, DEFAULT_VIEWS[ list ] );
}
