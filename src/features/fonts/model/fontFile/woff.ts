import { Unzlib } from 'fflate';
import { LIMITS } from './limits';
import { areApart, tagAt, viewOf, type TablesReading } from './tables';

const HEADER = 44;
const ENTRY = 20;
/** The step, in compressed bytes, after which the unpacked size is checked; DEFLATE expands at most 1,032 times. */
const STEP = 4_096;

/** Unpacks the tables of a WOFF. The declared sizes are checked first. */
export function readWoff( bytes: Uint8Array ): TablesReading {
	const view = viewOf( bytes );
	if ( bytes.length < HEADER || view.getUint32( 8 ) !== bytes.length ) {
		return { reason: 'damaged' };
	}
	if ( tagAt( view, 4 ) === 'ttcf' ) {
		return { reason: 'collection' };
	}
	const count = view.getUint16( 12 );
	const end = HEADER + count * ENTRY;
	if ( count === 0 || count > LIMITS.tables || end > bytes.length ) {
		return { reason: 'damaged' };
	}
	const entries = Array.from( { length: count }, ( _, index ) => {
		const at = HEADER + index * ENTRY;
		return {
			tag: tagAt( view, at ),
			offset: view.getUint32( at + 4 ),
			length: view.getUint32( at + 8 ),
			unpacked: view.getUint32( at + 12 ),
		};
	} );
	const unpacked = entries.reduce(
		( sum, entry ) => sum + entry.unpacked,
		0
	);
	if ( unpacked > LIMITS.unpackedBytes ) {
		return { reason: 'unpacksTooLarge' };
	}
	if (
		! areApart( entries, end, bytes.length ) ||
		entries.some( ( entry ) => entry.length > entry.unpacked )
	) {
		return { reason: 'damaged' };
	}
	const tables = new Map< string, Uint8Array >();
	for ( const entry of entries ) {
		const packed = bytes.subarray(
			entry.offset,
			entry.offset + entry.length
		);
		const table =
			entry.length === entry.unpacked
				? packed
				: inflate( packed, entry.unpacked );
		if ( ! table ) {
			return { reason: 'damaged' };
		}
		tables.set( entry.tag, table );
	}
	return { tables };
}

/** Unpacks exactly this number of bytes; null for more, fewer or damaged data. */
function inflate( packed: Uint8Array, length: number ): Uint8Array | null {
	const table = new Uint8Array( length );
	let filled = 0;
	const unzlib = new Unzlib( ( chunk ) => {
		if ( filled + chunk.length <= length ) {
			table.set( chunk, filled );
		}
		filled += chunk.length;
	} );
	try {
		for ( let at = 0; at < packed.length && filled <= length; at += STEP ) {
			unzlib.push(
				packed.subarray( at, at + STEP ),
				at + STEP >= packed.length
			);
		}
	} catch {
		return null;
	}
	return filled === length ? table : null;
}
