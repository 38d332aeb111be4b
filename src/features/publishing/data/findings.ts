import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { rawText } from '@/kernel/guards';
import {
	changeKey,
	type DocumentRef,
	type EntityRecord,
} from '@/features/documents/index.model';
import {
	blocksOf,
	contentOf,
	recordArgs,
} from '@/features/documents/index.records';
import { conflicts } from '@/features/saving/index.records';
import { findingsOf, type Finding } from '../model/checks';

/** The findings in a document with its edits. */
export function findingsIn(
	{ type, id }: DocumentRef,
	template: EntityRecord | null
): readonly Finding[] {
	const core = select( coreStore );
	const record = { kind: 'postType', name: type, id };
	const key = recordArgs( record );
	const edited = core.getEditedEntityRecord( ...key ) || {};
	const showsPicture =
		template !== null && FEATURED.test( rawText( template.content ) );
	return findingsOf( {
		title: rawText( edited.title ),
		picture:
			showsPicture && 'featured_media' in edited
				? Number( edited.featured_media )
				: null,
		blocks: blocksOf( contentOf( core, key ) ),
		hasConflict: conflicts
			.get()
			.some(
				( conflict ) =>
					changeKey( conflict.record ) ===
					changeKey( { ...record, title: '' } )
			),
	} );
}

const FEATURED = /<!-- wp:post-featured-image\s/;
