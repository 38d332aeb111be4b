/** Gives the user a file, as if it had been a link. */
export function download( name: string, content: Blob ): void {
	const url = URL.createObjectURL( content );
	const link = document.createElement( 'a' );
	link.href = url;
	link.download = name;
	link.click();
	// Browsers have taken hold of it by the next turn; until they have, it must stay.
	setTimeout( () => URL.revokeObjectURL( url ) );
}
