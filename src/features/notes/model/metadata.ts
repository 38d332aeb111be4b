import { isRecord, type UnknownRecord } from '../../../kernel/guards';

/** The notes of a block, by what its `metadata` says. WordPress 6.9 stores one number, 7.1 a list. */
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

/** How a WordPress stores the notes of a block: one of before 7.1 reads a number, and no list. */
export type NoteIdShape = 'list' | 'number';

/** The metadata of a block once a note belongs to it. */
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

/** The metadata of a block once a note no longer belongs to it; undefined where nothing is left. */
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
