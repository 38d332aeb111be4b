import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { siteTime } from '@/platform/siteTime';
import { type DocumentRef } from '@/features/documents/index.model';
import { recordArgs } from '@/features/documents/index.records';
import { previewedTheme } from '@/features/themes';
import { parseQuickRecord } from '@/features/quickEdit/index.records';
import { nextStep, type PublishingStep } from '../model/step';

/** The next step in publishing a document; null if it only needs to be saved. */
export const usePublishingStep = ( {
	type,
	id,
}: DocumentRef ): PublishingStep | null =>
	useSelect(
		( select ) => {
			const core = select( coreStore );
			const key = recordArgs( { kind: 'postType', name: type, id } );
			const saved = core.getRawEntityRecord( ...key );
			const record = parseQuickRecord(
				saved,
				core.getEntityRecordEdits( ...key )
			);
			// In a live preview of a theme, activating the theme saves.
			if ( ! saved || ! record || previewedTheme() ) {
				return null;
			}
			const { status, date } = record.values;
			return nextStep(
				{
					saved: saved.status,
					status,
					date,
					mayPublish: record.mayPublish,
				},
				siteTime()
			);
		},
		[ type, id ]
	);
