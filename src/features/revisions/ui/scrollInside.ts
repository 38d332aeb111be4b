/** The attribute of elements that scroll by themselves, where there is room beside the document. */
export const SCROLLS = 'data-scrolls';

/** Scrolls an element into view in its panel, without scrolling the dialog. */
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
