import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import {
	siteOffset,
	siteTime,
	type DocumentRef,
} from '../../documents/index.model';
import { recordKey } from '../../documents/index.records';
import { previewedTheme } from '../../themes';
import { parseQuickRecord } from '../../quickEdit/index.records';
import { nextStep, type PublishingStep } from '../model/step';

/** How a document goes on once it is finished; null where there is nothing but to save it. */
export const usePublishingStep = ( {
	type,
	id,
}: DocumentRef ): PublishingStep | null =>
	useSelect(
		( select ) => {
			const core = select( coreStore );
			const key = recordKey( { kind: 'postType', name: type, id } );
			const saved = core.getRawEntityRecord( ...key );
			const record = parseQuickRecord(
				saved,
				core.getEntityRecordEdits( ...key )
			);
			// Whoever tries a theme saves by activating it.
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
				siteTime( siteOffset( saved ), new Date() )
			);
		},
		[ type, id ]
	);
