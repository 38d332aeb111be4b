/**
 * Keeps the browser from leaving the page for a file or a link that is dropped outside of a drop zone. Drop zones handle
 * the event themselves, before it bubbles up to here; links and text can be dropped into fields.
 *
 * @return Ends that.
 */
export function refuseDrops( target: Window | Document ): () => void {
	const refuse = ( event: Event ) => {
		const { dataTransfer } = event as DragEvent;
		if (
			dataTransfer?.types.includes( 'Files' ) ||
			! isInField( event.target as Element )
		) {
			event.preventDefault();
		}
	};
	target.addEventListener( 'dragover', refuse );
	target.addEventListener( 'drop', refuse );
	return () => {
		target.removeEventListener( 'dragover', refuse );
		target.removeEventListener( 'drop', refuse );
	};
}

/** Elements of other windows have other classes. */
const isInField = ( element: Partial< Element > ): boolean =>
	Boolean( element.closest?.( 'input, textarea, [contenteditable="true"]' ) );
