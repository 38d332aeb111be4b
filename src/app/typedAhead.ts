/** What has been typed since the palette was asked for; null while nobody waits for it. */
let typed: string | null = null;

/** What had the focus then. */
let from: Element | null = null;

/**
 * Keeps what is typed while the palette loads; it would be lost, or press the button again. Whoever moves the focus in the
 * meantime types there.
 */
export function keepTyping(): void {
	if ( typed === null ) {
		typed = '';
		from = document.activeElement;
		window.addEventListener( 'keydown', keep, true );
	}
}

/** Ends that, and returns what was typed. */
export function takeTyped(): string {
	const text = typed ?? '';
	typed = null;
	window.removeEventListener( 'keydown', keep, true );
	return text;
}

function keep( event: KeyboardEvent ): void {
	const { key } = event;
	const { activeElement, body } = document;
	const isElsewhere = activeElement !== from && activeElement !== body;
	if ( isElsewhere || event.ctrlKey || event.metaKey || event.altKey ) {
		return;
	}
	const before = typed ?? '';
	if ( key.length === 1 ) {
		typed = `${ before }${ key }`;
	} else if ( key === 'Backspace' ) {
		typed = before.slice( 0, -1 );
	} else if ( key !== 'Enter' ) {
		return;
	}
	event.preventDefault();
	event.stopPropagation();
}
