import { createSignal } from '../../../kernel/signal';
import { ALL, ALL_PARTS } from '../model/sections';
import { DEFAULT_VIEWS, type OwnView } from '../model/view';

/** How the user has arranged the lists, for as long as the page is open. */
export const ownViews = {
	patterns: createSignal< OwnView >( {
		view: DEFAULT_VIEWS.patterns,
		section: ALL,
	} ),
	parts: createSignal< OwnView >( {
		view: DEFAULT_VIEWS.parts,
		section: ALL_PARTS,
	} ),
};
