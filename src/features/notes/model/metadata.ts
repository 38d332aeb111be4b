import { isRecord, type UnknownRecord } from '@/kernel/guards';

/** The IDs of a block's notes from its `metadata`. WordPress 6.9 stores one number, 7.1 a list. */
export function noteIdsOf( metadata: unknown ): readonly number[] {
	const stored: unknown = isRecord( metadata ) ? metadata.noteId : undefined;
	const values: readonly unknown[] = Array.isArray( stored )
		? stored
		: [ stored ];
	const ids = values
		.map( Number )
		.filter( ( id ) => Number.isInteger( id ) && id > 0 );
	return [ ...new Set( ids ) ];
}

/** The format of a block's notes: before 7.1, WordPress reads a number but no list. */
export type NoteIdShape = 'list' | 'number';

/** The metadata of a block with another note. */
export const withNote = (
	metadata: unknown,
	id: number,
	shape: NoteIdShape
): UnknownRecord => ( {
	...( isRecord( metadata ) ? metadata : {} ),
	noteId: shaped( [ ...new Set( [ ...noteIdsOf( metadata ), id ] ) ], shape ),
} );

const shaped = ( ids: readonly number[], shape: NoteIdShape ) =>
	shape === 'number' && ids.length === 1 ? ids[ 0 ] : ids;

/** The metadata of a block without a note; undefined if it becomes empty. */
export function withoutNote(
	metadata: unknown,
	id: number,
	shape: NoteIdShape
): UnknownRecord | undefined {
	const { noteId, ...others } = isRecord( metadata ) ? metadata : {};
	const ids = noteIdsOf( { noteId } ).filter( ( other ) => other !== id );
	const left =
		ids.length > 0 ? { ...others, noteId: shaped( ids, shape ) } : others;
	return Object.keys( left ).length > 0 ? left : undefined;
}
