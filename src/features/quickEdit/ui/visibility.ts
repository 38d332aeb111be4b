import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { isRecord, stringOr } from '../../../kernel/guards';
import { recordKey } from '../../documents/index.records';
import type { QuickRecord } from '../model/record';

/** How visible edited records are for visitors, as stored and with the edits. */
export const changesOf = ( type: string, records: readonly QuickRecord[] ) =>
	records.map( ( { id, values } ) => ( {
		type,
		id,
		title: stringOr( values.title ) || __( '(no title)', 'atelier' ),
		before: visibilityOf(
			select( coreStore ).getRawEntityRecord(
				...recordKey( { kind: 'postType', name: type, id } )
			)
		),
		after: visibilityOf( values ),
	} ) );

const visibilityOf = ( record: unknown ) => ( {
	status: isRecord( record ) ? stringOr( record.status ) : '',
	password: isRecord( record ) ? stringOr( record.password ) : '',
} );
