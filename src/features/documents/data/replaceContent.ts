import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import type { UnknownRecord } from '../../../kernel/guards';
import type { DocumentRef } from '../model/document';
import { blocksOf } from './blocksOf';
import { recordId } from './useDocument';

/**
 * Puts other blocks into a document. One edit: it can be undone, and reaches the server when it is saved.
 *
 * @param document
 * @param content  Blocks as text.
 * @param others   Properties that change with it.
 */
export function replaceContent(
	{ type, id }: DocumentRef,
	content: string,
	others: UnknownRecord = {}
): void {
	void dispatch( coreStore ).editEntityRecord(
		'postType',
		type,
		recordId( id ),
		{ ...others, content, blocks: blocksOf( content ) }
	);
}
