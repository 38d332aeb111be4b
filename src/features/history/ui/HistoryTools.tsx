import { DropdownMenu } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	backup,
	cog,
	download as downloadIcon,
	moreVertical,
} from '@wordpress/icons';
import { download } from '@/platform/download';
import { siteNow } from '@/platform/siteNow';
import { siteZone } from '@/platform/siteZone';
import { loadExport } from '../data/requests';
import { dayOf } from '../model/days';
import { MomentDialog } from './MomentDialog';
import { sayExportFailed } from './notices';
import { RetentionDialog } from './RetentionDialog';

/** Actions for the whole history. */
export function HistoryTools() {
	const [ open, setOpen ] = useState< 'moment' | 'retention' | null >( null );
	const close = () => setOpen( null );
	return (
		<>
			<DropdownMenu
				icon={ moreVertical }
				label={ __( 'History options', 'atelier' ) }
				popoverProps={ { placement: 'bottom-end' } }
				controls={ [
					{
						title: __( 'Go back to a date…', 'atelier' ),
						icon: backup,
						onClick: () => setOpen( 'moment' ),
					},
					{
						title: __( 'Export', 'atelier' ),
						icon: downloadIcon,
						onClick: () => void exportAll(),
					},
					{
						title: __( 'Settings', 'atelier' ),
						icon: cog,
						onClick: () => setOpen( 'retention' ),
					},
				] }
			/>
			{ open === 'moment' && <MomentDialog onClose={ close } /> }
			{ open === 'retention' && <RetentionDialog onClose={ close } /> }
		</>
	);
}

async function exportAll(): Promise< void > {
	const file = await loadExport();
	if ( file.ok ) {
		const day = dayOf( siteNow(), siteZone() );
		download( `history-${ day }.json`, file.value );
	} else {
		sayExportFailed( file.error );
	}
}
