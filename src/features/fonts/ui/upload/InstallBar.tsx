import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { fileToSend } from '../../model/upload/batch';
import { facesToSend } from '../../model/upload/plan';
import { LibraryBar } from '../LibraryBar';
import styles from './InstallBar.module.css';
import { useUpload } from './useUpload';
import { sizeLabel } from './uploadLabels';

/** Installs the files that are ready; always visible. */
export function InstallBar() {
	const { uploads, families, job, sending, install, clear } = useUpload();
	const faces = facesToSend( families );
	const bytes = faces.reduce(
		( sum, { upload } ) =>
			sum + fileToSend( upload, uploads.isPacking ).size,
		0
	);
	const isBusy = job !== null || sending !== null;
	return (
		<LibraryBar>
			<span className={ styles.sum }>
				{ faces.length > 0 &&
					sprintf(
						/* translators: 1: number of variants of fonts, 2: their size, such as "12 kB". */
						_n(
							'%1$d variant, %2$s',
							'%1$d variants, %2$s',
							faces.length,
							'atelier'
						),
						faces.length,
						sizeLabel( bytes )
					) }
			</span>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ clear }
			>
				{ __( 'Clear list', 'atelier' ) }
			</Button>
			<Button
				__next40pxDefaultSize
				variant="primary"
				isBusy={ sending !== null }
				disabled={ isBusy || faces.length === 0 }
				accessibleWhenDisabled
				onClick={ () => void install() }
			>
				{ __( 'Install', 'atelier' ) }
			</Button>
		</LibraryBar>
	);
}
