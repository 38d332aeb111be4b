import { refuseFileDrops } from './fileDrops';
import { forwardKeys } from './keys';

/** The frame's document; null where the site has another origin than its admin area. */
export function pageIn( frame: HTMLIFrameElement | null ): Document | null {
	try {
		return frame?.contentDocument ?? null;
	} catch {
		return null;
	}
}

const FOCUSABLE =
	'a[href], button, input, select, textarea, iframe, summary, [tabindex], [contenteditable]';

/** Has nothing in a page react to anybody: a click anywhere in it means what it is told to mean. */
export function deaden( page: Document, activate: () => void ): void {
	refuseFileDrops( page );
	forwardKeys( page );
	for ( const element of page.querySelectorAll( FOCUSABLE ) ) {
		element.setAttribute( 'tabindex', '-1' );
	}
	page.addEventListener(
		'click',
		( event ) => {
			event.preventDefault();
			event.stopPropagation();
			activate();
		},
		true
	);
	page.addEventListener(
		'submit',
		( event ) => event.preventDefault(),
		true
	);
}
