import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import type { UnknownRecord } from '../../../kernel/guards';
import type { DocumentRef } from '../model/document';
import { blocksOf } from './blocksOf';
import { noteReplaced } from './keepStored';
import { recordId } from './useDocument';

/**
 * Replaces the blocks of a document. One edit: it can be undone, and reaches the server with the next save.
 *
 * @param document
 * @param content  Serialized blocks.
 * @param others   Properties to change in the same edit.
 */
export function replaceContent(
	{ type, id }: DocumentRef,
	content: string,
	others: UnknownRecord = {}
): void {
	noteReplaced( { type, id }, content );
	void dispatch( coreStore ).editEntityRecord(
		'postType',
		type,
		recordId( id ),
		{ ...others, content, blocks: blocksOf( content ) }
	);
}
