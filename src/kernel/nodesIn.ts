/**
 * The elements and comments in HTML, or other nodes. The browser's own parser reads it, because another one could be led to miss some; it
 * runs and loads nothing.
 *
 * @param html
 * @param kinds Of NodeFilter, added up.
 */
export function nodesIn(
	html: string,
	kinds: number = NodeFilter.SHOW_ELEMENT + NodeFilter.SHOW_COMMENT
): readonly Node[] {
	const parsed = new DOMParser().parseFromString( html, 'text/html' );
	const walker = parsed.createTreeWalker( parsed, kinds );
	const nodes: Node[] = [];
	for ( let node = walker.nextNode(); node; node = walker.nextNode() ) {
		nodes.push( node );
	}
	return nodes;
}
