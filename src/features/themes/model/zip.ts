/** What every zip starts with, and what its list of files at the end starts with. */
const START = [ 0x50, 0x4b, 0x03, 0x04 ];
const END = [ 0x50, 0x4b, 0x05, 0x06 ];

/** Of the end, without the comment that may follow it. */
const END_SIZE = 22;

/** The longest comment there can be. */
const MAX_COMMENT = 0xffff;

/** How much of the end of a file has to be looked at. */
export const TAIL = END_SIZE + MAX_COMMENT;

/**
 * Whether a zip has arrived whole: it starts like one, and its last part ends where the file does.
 *
 * @param head The first bytes of the file.
 * @param tail The last `TAIL` bytes, or all of a file that is shorter.
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
 * The name that the server gives a file.
 *
 * @param disposition The header of that name.
 * @return Null where it names none, or no zip.
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
	// Nothing but a name: browsers refuse a path, or take a part of it.
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
