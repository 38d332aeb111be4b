import { createSignal } from '@/kernel/signal';
import {
	showState,
	type StyleTarget,
} from '@/features/globalStyles/index.model';
import type { SiteStyles } from '@/features/globalStyles/index.records';

/** The target whose state, such as `:hover`, the preview and the canvas always show; null for none. */
export const shownState = createSignal< StyleTarget | null >( null );

let last: {
	readonly from: SiteStyles;
	readonly target: StyleTarget;
	readonly result: SiteStyles;
} | null = null;

/** The styles with a target always in its state. Returns the same object for the same arguments. */
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
