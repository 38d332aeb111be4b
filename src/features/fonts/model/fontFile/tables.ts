import type { FontFileReason } from './facts';
import { LIMITS } from './limits';

/** The tables of a font by their tags, each with its own bytes. */
export type FontTables = ReadonlyMap< string, Uint8Array >;

export type TablesReading =
	{ readonly tables: FontTables } | { readonly reason: FontFileReason };

/** The position of a table in a file. */
export interface TableEntry {
	readonly tag: string;
	readonly offset: number;
	readonly length: number;
}

const HEADER = 12;
const ENTRY = 16;

export const viewOf = ( bytes: Uint8Array ): DataView =>
	new DataView( bytes.buffer, bytes.byteOffset, bytes.byteLength );

export const tagAt = ( view: DataView, at: number ): string =>
	String.fromCharCode(
		...[ 0, 1, 2, 3 ].map( ( index ) => view.getUint8( at + index ) )
	);

/** Whether all tables have unique tags, follow the table directory, and don't overlap. */
export function areApart(
	entries: readonly TableEntry[],
	first: number,
	end: number
): boolean {
	const tags = new Set( entries.map( ( { tag } ) => tag ) );
	let free = first;
	return (
		tags.size === entries.length &&
		[ ...entries ]
			.filter( ( { length } ) => length > 0 )
			.sort( ( one, other ) => one.offset - other.offset )
			.every( ( { offset, length } ) => {
				const fits = offset >= free && offset + length <= end;
				free = offset + length;
				return fits;
			} )
	);
}

/** Reads the table directory of an uncompressed font. */
export function readSfnt( bytes: Uint8Array ): TablesReading {
	const view = viewOf( bytes );
	if ( bytes.length < HEADER ) {
		return { reason: 'damaged' };
	}
	const count = view.getUint16( 4 );
	const end = HEADER + count * ENTRY;
	if ( count === 0 || count > LIMITS.tables || end > bytes.length ) {
		return { reason: 'damaged' };
	}
	const entries = Array.from( { length: count }, ( _, index ) => {
		const at = HEADER + index * ENTRY;
		return {
			tag: tagAt( view, at ),
			offset: view.getUint32( at + 8 ),
			length: view.getUint32( at + 12 ),
		};
	} );
	if ( ! areApart( entries, end, bytes.length ) ) {
		return { reason: 'damaged' };
	}
	return {
		tables: new Map(
			entries.map( ( { tag, offset, length } ) => [
				tag,
				bytes.subarray( offset, offset + length ),
			] )
		),
	};
}

/** Builds an uncompressed font from tables. */
export function buildSfnt( tables: FontTables ): ArrayBuffer {
	const start = HEADER + tables.size * ENTRY;
	const offsets = new Map< string, number >();
	let end = start;
	for ( const [ tag, { length } ] of tables ) {
		offsets.set( tag, end );
		end += Math.ceil( length / 4 ) * 4;
	}
	const font = new Uint8Array( end );
	const view = viewOf( font );
	view.setUint32( 0, 0x00010000 );
	view.setUint16( 4, tables.size );
	[ ...tables ].forEach( ( [ tag, table ], index ) => {
		const at = HEADER + index * ENTRY;
		const offset = offsets.get( tag ) ?? start;
		font.set( new TextEncoder().encode( tag ), at );
		view.setUint32( at + 8, offset );
		view.setUint32( at + 12, table.length );
		font.set( table, offset );
	} );
	return font.buffer;
}
