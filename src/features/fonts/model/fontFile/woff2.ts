import type { FontFileReason } from './facts';
import { LIMITS } from './limits';
import { tagAt, viewOf } from './tables';

const HEADER = 48;
/** Of 63 known tags, this number says that a tag of four bytes follows. */
const OTHER_TAG = 63;
const KNOWN_TAG = 0x3f;
const GLYF = 10;
const LOCA = 11;

/** What speaks against unpacking a WOFF2: the sizes that it declares. Null where nothing does. */
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

/** How large each table is once it is unpacked, and while it is; null where the list is cut off. */
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
		// Of these two, version 3 means that they are not changed; of all others, version 0.
		const isOutline = tag === GLYF || tag === LOCA;
		if ( isOutline ? version !== 3 : version !== 0 ) {
			const changed = readBase128( bytes, at );
			at = changed.end;
			sizes.push( changed.value );
		}
	}
	return at <= bytes.length ? sizes : null;
}

/** A number in as many bytes as it needs, seven bits in each. */
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
