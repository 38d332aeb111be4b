/** The signatures of a zip file's start and of its end of central directory record. */
const START = [ 0x50, 0x4b, 0x03, 0x04 ];
const END = [ 0x50, 0x4b, 0x05, 0x06 ];

/** The size of that record without its comment, in bytes. */
const END_SIZE = 22;

/** The maximum length of the comment, in bytes. */
const MAX_COMMENT = 0xffff;

/** The length of the file's end that is checked, in bytes. */
export const TAIL = END_SIZE + MAX_COMMENT;

/**
 * Whether a zip is complete: it has the signature at its start, and its last record ends with the file.
 *
 * @param head The first bytes of the file.
 * @param tail The last `TAIL` bytes, or all of a shorter file.
 */
export function isWholeZip( head: Uint8Array, tail: Uint8Array ): boolean {
	if ( ! hasAt( head, 0, START ) ) {
		return false;
	}
	for ( let at = tail.length - END_SIZE; at >= 0; at-- ) {
		if ( hasAt( tail, at, END ) ) {
			const comment =
				( tail[ at + 20 ] ?? 0 ) + ( tail[ at + 21 ] ?? 0 ) * 256;
			return at + END_SIZE + comment === tail.length;
		}
	}
	return false;
}

const hasAt = (
	bytes: Uint8Array,
	start: number,
	wanted: readonly number[]
): boolean => wanted.every( ( byte, at ) => bytes[ start + at ] === byte );

/**
 * The file name in a response.
 *
 * @param disposition The `Content-Disposition` header.
 * @return Null without a name, or if it isn't a zip.
 */
export function zipNameIn( disposition: string | null ): string | null {
	const encoded = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(
		disposition ?? ''
	)?.[ 1 ];
	const plain = /filename\s*=\s*(?:"([^"]+)"|([^;\s]+))/i.exec(
		disposition ?? ''
	);
	const name =
		( encoded === undefined ? undefined : decoded( encoded ) ) ??
		plain?.[ 1 ] ??
		plain?.[ 2 ];
	// Only a file name: browsers reject a path, or use a part of it.
	const file = name?.replace( /^.*[/\\]/, '' ) ?? '';
	return /.\.zip$/i.test( file ) ? file : null;
}

function decoded( text: string ): string | undefined {
	try {
		return decodeURIComponent( text );
	} catch {
		return undefined;
	}
}
