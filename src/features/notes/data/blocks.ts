import { store as blockEditorStore } from '@wordpress/block-editor';
import { store as blocksStore } from '@wordpress/blocks';
import { dispatch, select } from '@wordpress/data';
import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';
import { shorten } from '@/kernel/shorten';
import { getBlockLabel } from '@/platform/experimental/blockLabel';
import {
	noteIdsOf,
	withNote,
	withoutNote,
	type NoteIdShape,
} from '../model/metadata';
import { canHaveNotes } from '../model/scope';
import type { Anchor } from '../model/threads';
import type { BlockLocation } from './keptDrafts';
import {
	hasMarks,
	withMark,
	withoutMark,
	wordsAt,
	type MarkedWords,
} from './marks';

/** The blocks with notes, in document order. */
export function readAnchors(): readonly Anchor[] {
	const { getBlockOrder, getBlockAttributes } = select( blockEditorStore );
	const anchors: Anchor[] = [];
	const walk = ( ids: readonly string[] ) => {
		for ( const clientId of ids ) {
			const found = noteIdsOf( getBlockAttributes( clientId )?.metadata );
			if ( found.length > 0 ) {
				anchors.push( {
					clientId,
					label: blockLabel( clientId ),
					ids: found,
				} );
			}
			walk( getBlockOrder( clientId ) );
		}
	};
	walk( getBlockOrder() );
	return anchors;
}

/** The maximum length in a card, in characters. */
const LONGEST = 60;

/** The label of a block beside its notes: its title, and its text if it has any. */
export function blockLabel( clientId: string ): string {
	const editor = select( blockEditorStore );
	const name = editor.getBlockName( clientId ) ?? '';
	const attributes = editor.getBlockAttributes( clientId ) ?? {};
	const type = select( blocksStore ).getBlockType( name );
	if ( ! type ) {
		return name;
	}
	const { metadata } = attributes;
	const given = isRecord( metadata ) ? stringOr( metadata.name ) : '';
	return shorten(
		given ||
			textOf( attributes ) ||
			getBlockLabel( type, attributes, 'list-view' ),
		LONGEST
	);
}

/** A rich text object has its text without markup. */
function textOf( { content }: UnknownRecord ): string {
	const text = isRecord( content ) ? stringOr( content.text ) : '';
	return text.slice( 0, 4 * LONGEST ).trim();
}

/** The location of a block. */
export function locationOf( clientId: string ): BlockLocation | null {
	const editor = select( blockEditorStore );
	return isBlockThere( clientId )
		? {
				path: [ ...editor.getBlockParents( clientId ), clientId ].map(
					( id ) => editor.getBlockIndex( id )
				),
				label: blockLabel( clientId ),
			}
		: null;
}

/** The block at a path, if it has the same label; else null. */
export function blockAt( { path, label }: BlockLocation ): string | null {
	const { getBlockOrder } = select( blockEditorStore );
	let found: string | undefined;
	for ( const at of path ) {
		found = getBlockOrder( found )[ at ];
		if ( found === undefined ) {
			return null;
		}
	}
	return found !== undefined && blockLabel( found ) === label ? found : null;
}

export const isBlockThere = ( clientId: string ): boolean =>
	select( blockEditorStore ).getBlockName( clientId ) !== null;

/** Whether a note can be attached to a block. */
export function isNotable( clientId: string, isInTemplate: boolean ): boolean {
	const editor = select( blockEditorStore );
	const nameOf = ( id: string ) => editor.getBlockName( id ) ?? '';
	return (
		isBlockThere( clientId ) &&
		canHaveNotes(
			{
				name: nameOf( clientId ),
				isValid: editor.isBlockValid( clientId ),
				around: editor.getBlockParents( clientId ).map( nameOf ),
			},
			isInTemplate
		)
	);
}

/** The selected text of a block; null without one. */
export function selectedWords( clientId: string ): MarkedWords | null {
	const editor = select( blockEditorStore );
	const start = editor.getSelectionStart();
	const end = editor.getSelectionEnd();
	const attributes = editor.getBlockAttributes( clientId );
	return attributes &&
		start.clientId === clientId &&
		end.clientId === clientId &&
		start.attributeKey !== undefined &&
		start.attributeKey === end.attributeKey &&
		start.offset !== undefined &&
		end.offset !== undefined
		? wordsAt( attributes, start.attributeKey, [
				start.offset,
				end.offset,
			] )
		: null;
}

/** Adds a note to a block: an edit of the document. */
export function attachNote(
	clientId: string,
	id: number,
	words: MarkedWords | null = null
): void {
	const attributes = attributesOf( clientId );
	if ( attributes ) {
		change( clientId, {
			metadata: withNote( attributes.metadata, id, shape() ),
			...( words ? withMark( attributes, id, words ) : {} ),
		} );
	}
}

/** Removes a note from the blocks that refer to it. */
export function detachNote( id: number ): void {
	for ( const { clientId, ids } of readAnchors() ) {
		const attributes = attributesOf( clientId );
		if ( attributes && ids.includes( id ) ) {
			change( clientId, {
				metadata: withoutNote( attributes.metadata, id, shape() ),
				...withoutMark( attributes, id ),
			} );
		}
	}
}

/** Removes the mark of a note from its text. */
export function unmarkNote( id: number ): void {
	for ( const { clientId, ids } of readAnchors() ) {
		const changed = withoutMark( attributesOf( clientId ) ?? {}, id );
		if ( ids.includes( id ) && Object.keys( changed ).length > 0 ) {
			change( clientId, changed );
		}
	}
}

const shape = (): NoteIdShape => ( hasMarks() ? 'list' : 'number' );

const attributesOf = ( clientId: string ): UnknownRecord | null =>
	select( blockEditorStore ).getBlockAttributes( clientId );

const change = ( clientId: string, attributes: UnknownRecord ): void =>
	void dispatch( blockEditorStore ).updateBlockAttributes(
		clientId,
		attributes
	);
