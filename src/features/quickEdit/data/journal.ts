import { fail, ok } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import { kindLabel } from '@/features/documents';
import {
	currentRecord,
	buildUnsaved,
	valuesOf,
	type JournalSource,
} from '@/features/recovery/index.records';
import { editRecords, heldEdits, onHeldEdits } from './editRecords';
import { loadQuickRecord } from './useQuickRecords';

const KIND = 'atelier/quickEdit';

/** Invalid edits of quick edit, which can't be saved until they are fixed. */
export const quickEditJournal: JournalSource = {
	kind: KIND,
	unsaved: () =>
		heldEdits().map( ( { type, id, title, held, base } ) => {
			const subject = { kind: KIND, name: type, id };
			return {
				subject,
				state: held,
				read: () =>
					buildUnsaved( {
						subject,
						title,
						theme: '',
						edits: held,
						base,
						version: '',
					} ),
			};
		} ),
	subscribe: onHeldEdits,
	current: ( { subject } ) =>
		currentRecord( { ...subject, kind: 'postType' } ),
	restore: async ( entry ) => {
		const { name: type, id = '' } = entry.subject;
		return attempt( async () => {
			const record = await loadQuickRecord( type, id );
			if ( ! record ) {
				return fail( { code: 'missing' } );
			}
			editRecords( type, [ record ], valuesOf( entry ).edits );
			return ok( undefined );
		} );
	},
	kindLabel: ( { subject } ) => kindLabel( subject.name ),
};
