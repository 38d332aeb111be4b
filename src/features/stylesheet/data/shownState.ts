import { rememberLast } from '@/kernel/rememberLast';
import { createSignal } from '@/kernel/signal';
import {
	showState,
	type StyleTarget,
} from '@/features/globalStyles/index.model';
import type { SiteStyles } from '@/features/globalStyles/index.records';

/** The target whose state, such as `:hover`, the preview and the canvas always show; null for none. */
export const shownState = createSignal< StyleTarget | null >( null );

/** The styles with a target always in its state. Returns the same object for the same arguments. */
export const inShownState = (
	styles: SiteStyles,
	target: StyleTarget | null
): SiteStyles => ( target ? withState( styles, target ) : styles );

const withState = rememberLast(
	( styles: SiteStyles, target: StyleTarget ): SiteStyles => ( {
		...styles,
		merged: showState( styles.layers, target ),
	} )
);
