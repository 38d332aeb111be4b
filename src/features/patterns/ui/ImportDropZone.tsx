import { DropZone } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { withChunk } from '@/ui/withChunk';
import { mayAdd } from '../data/mayAdd';
import styles from './ImportDropZone.module.css';
import { ImportReport } from './ImportReport';
import type { ImportTarget } from './importing';
import { patternEditing } from './patternEditing';

interface ImportDropZoneProps {
	readonly target: ImportTarget;
	readonly children: ReactNode;
}

/** Imports pattern files that are dropped onto a list, if the user may add patterns. */
export function ImportDropZone( { target, children }: ImportDropZoneProps ) {
	return (
		<div className={ styles.dropZone }>
			{ children }
			{ mayAdd().pattern && (
				<DropZone
					label={ __(
						'Drop pattern files to import them',
						'atelier'
					) }
					onFilesDrop={ ( files ) =>
						void withChunk( patternEditing, ( { startImport } ) =>
							startImport( files, target )
						)
					}
				/>
			) }
			<ImportReport />
		</div>
	);
}
