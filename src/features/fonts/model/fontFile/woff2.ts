import type { FontFileReason } from './facts';
import { LIMITS } from './limits';
import { tagAt, viewOf } from './tables';

const HEADER = 48;
/** The flag for a tag of four bytes, instead of one of 63 known tags. */
const OTHER_TAG = 63;
const KNOWN_TAG = 0x3f;
const GLYF = 10;
const LOCA = 11;

/** The reason not to unpack a WOFF2, by its declared sizes; null if there is none. */
export function reasonOfWoff2( bytes: Uint8Array ): FontFileReason | null {
	const view = viewOf( bytes );
	if ( bytes.length < HEADER || view.getUint32( 8 ) !== bytes.length ) {
		return 'damaged';
	}
	if ( tagAt( view, 4 ) === 'ttcf' ) {
		return 'collection';
	}
	const count = view.getUint16( 12 );
	if ( count === 0 || count > LIMITS.tables ) {
		return 'damaged';
	}
	const sizes = declaredSizes( bytes, count );
	if ( ! sizes ) {
		return 'damaged';
	}
	const unpacked = sizes.reduce( ( sum, size ) => sum + size, 0 );
	return Math.max( unpacked, view.getUint32( 16 ) ) > LIMITS.unpackedBytes
		? 'unpacksTooLarge'
		: null;
}

/** The declared sizes of all tables, unpacked and transformed; null if the directory is cut off. */
function declaredSizes(
	bytes: Uint8Array,
	count: number
): readonly number[] | null {
	const sizes: number[] = [];
	let at = HEADER;
	for ( let index = 0; index < count; index++ ) {
		const flags = bytes[ at ] ?? 0;
		const tag = flags & KNOWN_TAG;
		const version = flags >> 6;
		at += tag === OTHER_TAG ? 5 : 1;
		const size = readBase128( bytes, at );
		at = size.end;
		sizes.push( size.value );
		// Version 3 of these two tables means untransformed; for all others, version 0.
		const isOutline = tag === GLYF || tag === LOCA;
		if ( isOutline ? version !== 3 : version !== 0 ) {
			const changed = readBase128( bytes, at );
			at = changed.end;
			sizes.push( changed.value );
		}
	}
	return at <= bytes.length ? sizes : null;
}

/** Reads a variable-length number with seven bits per byte. */
function readBase128(
	bytes: Uint8Array,
	at: number
): { readonly value: number; readonly end: number } {
	let value = 0;
	let end = at;
	let byte;
	do {
		byte = bytes[ end ] ?? 0;
		value = value * 128 + ( byte & 0x7f );
		end++;
	} while ( byte >= 0x80 && end < at + 5 );
	return { value, end };
}
