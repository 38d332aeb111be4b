import { pageIn } from '@/ui/visitorsPage';

/** The focused element: the selected tab, the button that closes the book, the frame, one of its examples, or none of these. */
type BookFocus =
	'tab' | 'close' | 'frame' | { readonly example: string } | null;

/** The state of a book that isn't in its props. */
export interface BookState {
	readonly scroll: number;
	readonly focus: BookFocus;
}

const CLOSE = '[data-book-close]';

const frameIn = ( area: Element ) => area.querySelector( 'iframe' );

export function readBook( area: Element ): BookState {
	const page = pageIn( frameIn( area ) );
	return {
		scroll: page?.defaultView?.scrollY ?? 0,
		focus: focusIn( area, page ),
	};
}

function focusIn( area: Element, page: Document | null ): BookFocus {
	const { activeElement } = area.ownerDocument;
	if ( ! activeElement || ! area.contains( activeElement ) ) {
		return null;
	}
	if ( activeElement !== frameIn( area ) ) {
		return activeElement.matches( CLOSE ) ? 'close' : 'tab';
	}
	const example = page?.activeElement?.closest< HTMLElement >( '[data-key]' );
	return example ? { example: example.dataset.key ?? '' } : 'frame';
}

/** Applies the state to another book. */
export function transferState(
	{ scroll, focus }: BookState,
	area: Element
): void {
	const frame = frameIn( area );
	const page = pageIn( frame );
	page?.defaultView?.scrollTo( 0, scroll );
	if ( focus === 'tab' ) {
		area.querySelector< HTMLElement >(
			'[role="tab"][aria-selected="true"]'
		)?.focus();
	} else if ( focus === 'close' ) {
		area.querySelector< HTMLElement >( CLOSE )?.focus();
	} else if ( focus ) {
		frame?.focus( { preventScroll: true } );
	}
	if ( typeof focus === 'object' && focus ) {
		exampleIn( page, focus.example )
			?.querySelector< HTMLElement >( '[data-path]' )
			?.focus( { preventScroll: true } );
	}
}

/** The height of a block's sample in a book, if there is one. */
export const sampleHeight = (
	area: Element,
	block: string
): number | undefined =>
	exampleIn( pageIn( frameIn( area ) ), block )
		?.querySelector( '.atelier-book__picture' )
		?.getBoundingClientRect().height;

const exampleIn = ( page: Document | null, key: string ) =>
	[ ...( page?.querySelectorAll< HTMLElement >( '[data-key]' ) ?? [] ) ].find(
		( { dataset } ) => dataset.key === key
	);
