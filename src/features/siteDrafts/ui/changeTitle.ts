import { decodeEntities } from '@wordpress/html-entities';
import { recordLabel } from '@/features/documents/index.records';
import { subjectOf, titleAfter, type DraftChange } from '../model/change';

/** The label of a change's record. WordPress stores titles of users whose HTML it filters as HTML. */
export const changeTitle = ( change: DraftChange ): string =>
	recordLabel( {
		name: subjectOf( change ).name,
		title: decodeEntities( titleAfter( change ) ),
	} );
