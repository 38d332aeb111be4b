/** The progress of a download, in bytes; the server doesn't always send the total. */
export interface Progress {
	readonly loaded: number;
	readonly total: number | null;
}

/** The body of a response as a file; rejects if the connection is lost. */
export async function readFile(
	answer: Response,
	onProgress: ( progress: Progress ) => void
): Promise< Blob > {
	const reader = answer.body?.getReader();
	if ( ! reader ) {
		return answer.blob();
	}
	const total = sizeOf( answer.headers );
	const pieces: BlobPart[] = [];
	let loaded = 0;
	for (;;) {
		const { done, value } = await reader.read();
		if ( done ) {
			return new Blob( pieces );
		}
		pieces.push( value );
		loaded += value.length;
		onProgress( { loaded, total } );
	}
}

/** The length is that of the response body: for a compressed one it isn't the file's. */
function sizeOf( headers: Headers ): number | null {
	const length = Number( headers.get( 'content-length' ) );
	return length > 0 && ! headers.has( 'content-encoding' ) ? length : null;
}
