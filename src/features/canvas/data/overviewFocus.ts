import { createSignal } from '@/kernel/signal';

/** Whether the overview takes the focus once it is open: if the user opened it, not a preference. */
export const isOverviewFocusWanted = createSignal( false );

/** Moves the focus to the selected block in the list of a panel, else to its first one, else to its open tab. */
export function focusList( panel: HTMLElement ): void {
	const list = panel.querySelector( '[role="treegrid"]' );
	const target =
		list?.querySelector< HTMLElement >( '.is-selected a[href]' ) ??
		list?.querySelector< HTMLElement >( 'a[href]' ) ??
		panel.querySelector< HTMLElement >(
			'[role="tab"][aria-selected="true"]'
		);
	target?.focus();
}
