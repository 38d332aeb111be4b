/** Whether a page has a block that comes without a stylesheet, such as a column. Names of tags alone say nothing. */
export const isOnPage = (
	page: Document,
	block: string,
	selector = ''
): boolean =>
	selector.includes( '.' ) &&
	// The server prints the styles of queries only where they react without loading the page again.
	[ ...page.querySelectorAll( selector ) ].some(
		( element ) =>
			block !== 'core/query' ||
			element.hasAttribute( 'data-wp-interactive' )
	);
