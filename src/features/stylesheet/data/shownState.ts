import { createSignal } from '../../../kernel/signal';
import { showState, type StyleTarget } from '../../globalStyles/index.model';
import type { SiteStyles } from '../../globalStyles/index.records';

/** What the preview and the canvas show as if it were in a state, such as `:hover`, all the time; null for nothing. */
export const shownState = createSignal< StyleTarget | null >( null );

let last: {
	readonly from: SiteStyles;
	readonly target: StyleTarget;
	readonly result: SiteStyles;
} | null = null;

/** The styles as they are to be seen: with something in a state, where that is wanted. The same for the same styles. */
export function inShownState(
	styles: SiteStyles,
	target: StyleTarget | null
): SiteStyles {
	if ( ! target ) {
		return styles;
	}
	if ( last?.from !== styles || last.target !== target ) {
		last = {
			from: styles,
			target,
			result: { ...styles, merged: showState( styles.layers, target ) },
		};
	}
	return last.result;
}
