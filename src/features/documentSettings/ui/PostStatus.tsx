import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { stringOr } from '@/kernel/guards';
import { OfflineWarnings } from '@/features/documents/index.records';
import {
	changesOf,
	QuickRows,
	statusOptions,
	type QuickDocument,
} from '@/features/quickEdit/index.records';
import { SettingRow } from './SettingRow';

const PASSWORD = [ 'password' ] as const;

/** The status, visibility and date of a post. */
export function PostStatus( { records, item, edit }: QuickDocument ) {
	if ( ! item ) {
		return null;
	}
	const { values, mayPublish } = item;
	return (
		<>
			<OfflineWarnings changes={ changesOf( item.type, records ) } />
			<SettingRow label={ __( 'Status', 'atelier' ) }>
				<SelectControl
					hideLabelFromVision
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Status', 'atelier' ) }
					value={ stringOr( values.status ) }
					options={ statusOptions( values.status, mayPublish ).map(
						( { value, label } ) => ( {
							value: String( value ),
							label,
						} )
					) }
					onChange={ ( status ) => edit( { status } ) }
				/>
			</SettingRow>
			<QuickRows item={ item } edit={ edit } fields={ PASSWORD } />
		</>
	);
}
