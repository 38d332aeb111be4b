/**
 * Keeps the browser from leaving the page for a file that is dropped beside every place that takes
 * one. Those places answer the drop themselves, before it gets here.
 *
 * @return Lets the browser do so again.
 */
export function refuseFileDrops( target: Window | Document ): () => void {
	const refuse = ( event: Event ) => {
		const { dataTransfer } = event as DragEvent;
		if ( dataTransfer?.types.includes( 'Files' ) ) {
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
