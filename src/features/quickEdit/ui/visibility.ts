import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { stringOr } from '@/kernel/guards';
import { siteTime } from '@/platform/siteTime';
import { visibilityOf } from '@/features/documents/index.model';
import { recordArgs } from '@/features/documents/index.records';
import type { QuickRecord } from '../model/record';

/** How visible edited records are for visitors, as stored and with the edits. */
export const changesOf = ( type: string, records: readonly QuickRecord[] ) =>
	records.map( ( { id, values } ) => {
		const time = siteTime();
		const stored = select( coreStore ).getRawEntityRecord(
			...recordArgs( { kind: 'postType', name: type, id } )
		);
		return {
			type,
			id,
			title: stringOr( values.title ) || __( '(no title)', 'atelier' ),
			before: visibilityOf( stored ?? {}, time ),
			after: visibilityOf( values, time ),
		};
	} );
