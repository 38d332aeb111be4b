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

/** Imports pattern files that are dropped onto a list, if the user may add patterns. */
export function ImportDropZone( { target, children }: ImportDropZoneProps ) {
	const may = useMayAdd();
	return (
		<div className={ styles.dropZone }>
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
