/** What scrolls by itself, where there is room beside the document. */
export const SCROLLS = 'data-scrolls';

/** Shows an element in the panel that it is in; the dialog around that stays where it is. */
export function scrollInside( element: Element | null | undefined ): void {
	const panel = element?.closest( `[${ SCROLLS }]` );
	if ( ! element || ! panel ) {
		return;
	}
	const row = element.getBoundingClientRect();
	const box = panel.getBoundingClientRect();
	if ( row.top < box.top ) {
		panel.scrollTop -= box.top - row.top;
	} else if ( row.bottom > box.bottom ) {
		panel.scrollTop += row.bottom - box.bottom;
	}
}
