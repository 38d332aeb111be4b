import { createSignal } from '@/kernel/signal';
import { refuseDrops } from './refuseDrops';
import { forwardKeys } from './keys';

/** Why a frame shows nothing of the site, and what to do. */
export interface BlockedFrame {
	readonly title: string;
	readonly text: string;
}

export interface RevealOptions {
	/** Whether somebody reviews what is in the page: what its own styles hide stays hidden. */
	readonly isReview?: boolean;
}

/** Set by a later stage: see `mendFrame()`. */
export const frameMender = createSignal<
	| ( (
			frame: HTMLIFrameElement,
			options?: RevealOptions
	  ) => Promise< BlockedFrame | null > )
	| null
>( null );

/** The frame's document; null if the front end has another origin than the admin. */
export function pageIn( frame: HTMLIFrameElement | null ): Document | null {
	try {
		return frame?.contentDocument ?? null;
	} catch {
		return null;
	}
}

const FOCUSABLE =
	'a[href], button, input, select, textarea, iframe, summary, [tabindex], [contenteditable]';

/** Makes a page inert: a click anywhere in it calls `activate`. */
export function deaden( page: Document, activate: () => void ): void {
	refuseDrops( page );
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
