import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import type { UnknownRecord } from '@/kernel/guards';
import type { DocumentRef } from '../model/document';
import type { Subject } from '@/kernel/subject';
import { blocksOf, safeEdits } from './blocksOf';
import { noteReplaced } from './keepStored';
import { recordId, recordArgs } from './useDocument';

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

/**
 * Puts values from elsewhere into a record, such as those of an earlier version. One edit, like the user's; a canvas parses the content.
 *
 * @param record
 * @param values
 * @param options
 * @param options.isWritten Whether the editor has written the content, so that unchanged blocks in it aren't as they are stored.
 */
export async function putValues(
	record: Subject,
	values: UnknownRecord,
	options: { readonly isWritten?: boolean } = {}
): Promise< void > {
	const { kind, name, id } = record;
	const { content } = values;
	if (
		kind === 'postType' &&
		id !== undefined &&
		typeof content === 'string'
	) {
		noteReplaced( { type: name, id }, content, options );
	}
	await dispatch( coreStore ).editEntityRecord(
		...recordArgs( record ),
		// A canvas parses the content if there are no blocks.
		'content' in values
			? safeEdits( { ...values, blocks: undefined } )
			: values
	);
}
