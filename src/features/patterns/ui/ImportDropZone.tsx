import { DropZone } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useMayAdd } from '../data/create';
import styles from './ImportDropZone.module.css';
import { ImportReport } from './ImportReport';
import { startImport, type ImportTarget } from './importing';

interface ImportDropZoneProps {
	readonly target: ImportTarget;
	readonly children: ReactNode;
}

/** Takes files of patterns that are dropped onto a list, where the user may add patterns. */
export function ImportDropZone( { target, children }: ImportDropZoneProps ) {
	const may = useMayAdd();
	return (
		<div className={ styles.place }>
			{ children }
			{ may.pattern && (
				<DropZone
					label={ __(
						'Drop pattern files to import them',
						'atelier'
					) }
					onFilesDrop={ ( files ) => startImport( files, target ) }
				/>
			) }
			<ImportReport />
		</div>
	);
}
