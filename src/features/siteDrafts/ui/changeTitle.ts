import { recordLabel } from '@/features/documents/index.records';
import { subjectOf, titleAfter, type DraftChange } from '../model/change';

/** The label of a change's record. */
export const changeTitle = ( change: DraftChange ): string =>
	recordLabel( {
		name: subjectOf( change ).name,
		title: titleAfter( change ),
	} );
