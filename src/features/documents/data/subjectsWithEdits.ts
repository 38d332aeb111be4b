import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import type { Subject } from '@/kernel/subject';
import {
	dirtyRecords,
	nameOfDirty,
} from '@/platform/experimental/dirtyRecords';
import { recordArgs } from './useDocument';

/** All records with edits. `dirtyRecords` includes records that are being saved, even without edits. */
export function subjectsWithEdits(): readonly Subject[] {
	const core = select( coreStore );
	return dirtyRecords( core )
		.map( nameOfDirty )
		.filter(
			( subject ) =>
				Object.keys(
					core.getEntityRecordNonTransientEdits(
						...recordArgs( subject )
					)
				).length > 0
		);
}
