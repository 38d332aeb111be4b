import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { isRecord } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import type { DocumentRef } from '../model/document';
import { initialContent } from './initialContent';

/** Creates a draft on the server with its type's block template. */
export function createDraft(
	type: string,
	title: string
): Promise< Result< DocumentRef > > {
	return attempt( async () => {
		const content = await initialContent( type );
		if ( ! content.ok ) {
			return content;
		}
		const record: unknown = await dispatch( coreStore ).saveEntityRecord(
			'postType',
			type,
			{ status: 'draft', title, slug: title, content: content.value },
			{ throwOnError: true }
		);
		return isRecord( record ) && typeof record.id === 'number'
			? ok( { type, id: String( record.id ) } )
			: fail( { code: 'malformed' } );
	} );
}
