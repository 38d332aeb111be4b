/** Downloads a file to the user's disk, as a link with `download` does. */
export function download( name: string, content: Blob ): void {
	const url = URL.createObjectURL( content );
	const link = document.createElement( 'a' );
	link.href = url;
	link.download = name;
	link.click();
	// Browsers have read the URL by the next task; it must stay valid until then.
	setTimeout( () => URL.revokeObjectURL( url ) );
}
