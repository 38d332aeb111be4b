import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { siteTime } from '@/platform/siteTime';
import {
	visibilityOf,
	type ChangedRecord,
} from '@/features/documents/index.model';
import { recordArgs } from '@/features/documents/index.records';

/** How visible a changed record is for visitors, as stored and with its edits; empty for what isn't a post. */
export function visibilityChanges( record: ChangedRecord, title: string ) {
	const { kind, name, id, property } = record;
	if ( kind !== 'postType' || id === undefined || property !== undefined ) {
		return [];
	}
	const core = select( coreStore );
	const key = recordArgs( record );
	const saved = core.getRawEntityRecord( ...key ) ?? {};
	const edits = core.getEntityRecordEdits( ...key ) ?? {};
	const time = siteTime();
	return [
		{
			type: name,
			id,
			title,
			before: visibilityOf( saved, time ),
			after: visibilityOf( { ...saved, ...edits }, time ),
		},
	];
}
