import type { BlockFate } from '@/features/documents/index.model';
import { TEXT_FATE } from '../data/markTexts';

/** The mark of a block in a frame. */
export interface Mark {
	readonly fate: BlockFate;
	readonly label: string;
}

export const FATE = 'data-atelier-fate';

/**
 * Marks the blocks of a frame, by client id, also those that are rendered later. Blocks without a mark are removed from
 * the tab order: they have no action.
 *
 * @param frame
 * @param marks
 * @param chosen The client id of the selected block.
 * @return Stops that; the next call replaces the marks.
 */
export function markBlocks(
	frame: Document,
	marks: ReadonlyMap< string, Mark >,
	chosen: string | null
): () => void {
	const update = () =>
		frame
			.querySelectorAll< HTMLElement >( '[data-block]' )
			.forEach( ( element ) => {
				const id = element.dataset.block ?? '';
				mark( element, marks.get( id ), id === chosen );
			} );
	update();
	const observer = new MutationObserver( update );
	observer.observe( frame.body, { childList: true, subtree: true } );
	return () => observer.disconnect();
}

function mark(
	element: HTMLElement,
	found: Mark | undefined,
	isChosen: boolean
): void {
	put( element, FATE, found?.fate ?? null );
	put( element, 'data-atelier-chosen', isChosen ? '' : null );
	put( element, 'tabindex', found ? '0' : '-1' );
	if ( found ) {
		put( element, 'aria-label', found.label );
		put( element, 'title', found.label );
	}
}

function put( element: Element, name: string, value: string | null ): void {
	if ( value === null ) {
		element.removeAttribute( name );
	} else if ( element.getAttribute( name ) !== value ) {
		element.setAttribute( name, value );
	}
}

/** The element of a block in a frame. */
export const elementOf = (
	frame: Document,
	clientId: string
): HTMLElement | null =>
	frame.querySelector( `[data-block="${ CSS.escape( clientId ) }"]` );

/** Colors, and outline styles for users who can't distinguish those. */
export const MARK_CSS = `
[${ FATE }]{outline-width:3px;outline-offset:3px;cursor:pointer}
[${ FATE }=added]{outline-style:solid;outline-color:#008a20;background-image:linear-gradient(#008a201f,#008a201f)}
[${ FATE }=removed]{outline-style:dashed;outline-color:#b32d2e;opacity:.65;text-decoration:line-through}
[${ FATE }=changed]{outline-style:dotted;outline-color:#996800}
[${ FATE }=moved]{outline-style:double;outline-width:5px;outline-color:#3858e9}
[${ FATE }]:focus-visible,[data-atelier-chosen]{box-shadow:0 0 0 8px #3858e980}
[${ TEXT_FATE }=added]{text-decoration:underline;background:#008a201f}
[${ TEXT_FATE }=removed]{text-decoration:line-through;opacity:.65}
[${ TEXT_FATE }=restyled]{text-decoration:underline dotted 2px #996800}
@media(forced-colors:active){[data-atelier-chosen]{outline-width:6px}}
`;
