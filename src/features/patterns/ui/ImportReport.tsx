import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import styles from './ImportReport.module.css';
import { importReport } from '../data/importReport';
import { reasonFor } from './importMessages';
import { useSignal } from '@/ui/useSignal';

/** A dialog with the reason for each file that wasn't imported, if there are several. */
export function ImportReport() {
	const failed = useSignal( importReport );
	if ( failed.length === 0 ) {
		return null;
	}
	const close = () => importReport.set( [] );
	return (
		<Modal
			title={ __( 'Some files were not imported', 'atelier' ) }
			size="medium"
			overlayClassName="atelier-overlay"
			onRequestClose={ close }
		>
			<ul className={ styles.failures }>
				{ failed.map( ( failure, index ) => (
					<li key={ index }>
						<strong className={ styles.name }>
							{ failure.file }
						</strong>
						<span>{ reasonFor( failure ) }</span>
					</li>
				) ) }
			</ul>
			<div className={ styles.end }>
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ close }
				>
					{ __( 'Close', 'atelier' ) }
				</Button>
			</div>
		</Modal>
	);
}
