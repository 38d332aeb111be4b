/**
 * Keeps the browser from leaving the page for a file that is dropped outside of a drop zone. Drop zones handle the
 * event themselves, before it bubbles up to here.
 *
 * @return Ends that.
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
