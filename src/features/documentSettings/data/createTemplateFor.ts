import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { isRecord, stringOr } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import {
	customSlug,
	titleOf,
	type DocumentRef,
	type EntityRecord,
} from '@/features/documents/index.model';
import {
	contentOf,
	keptContent,
	recordArgs,
	sendingCopy,
} from '@/features/documents/index.records';

/** A new template for a document. */
export interface MadeTemplate extends DocumentRef {
	readonly title: string;
}

/**
 * Creates a custom template with the blocks of a document's current template, and sets it for the document. The
 * template is saved immediately; the document's setting is an edit.
 */
export function createTemplateFor(
	{ type, id }: DocumentRef,
	name: string,
	around: EntityRecord
): Promise< Result< MadeTemplate > > {
	return attempt( async () => {
		const { saveEntityRecord, editEntityRecord } = dispatch( coreStore );
		const source = { type: TYPE, id: stringOr( around.id ) };
		const content = keptContent(
			source,
			contentOf(
				select( coreStore ),
				recordArgs( { kind: 'postType', name: TYPE, id: source.id } )
			)
		);
		const record: unknown = await sendingCopy( content, () =>
			saveEntityRecord(
				'postType',
				TYPE,
				{
					slug: customSlug( name ),
					title: name,
					status: 'publish',
					content,
				},
				{ throwOnError: true }
			)
		);
		if ( ! isRecord( record ) || typeof record.id !== 'string' ) {
			return fail( { code: 'malformed' } );
		}
		await editEntityRecord(
			...recordArgs( { kind: 'postType', name: type, id } ),
			{ template: stringOr( record.slug ) }
		);
		return ok( { type: TYPE, id: record.id, title: titleOf( record ) } );
	} );
}

const TYPE = 'wp_template';
