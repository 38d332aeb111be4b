import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useSignal } from '@/ui/useSignal';
import { isEngineAwaited } from '@/features/stylesheet/index.records';
import styles from './PreviewProgress.module.css';

/** Says that the preview doesn't show the first change yet. */
export function PreviewProgress() {
	const isAwaited = useSignal( isEngineAwaited );
	return (
		<div className={ styles.place } role="status">
			{ isAwaited && (
				<span className={ styles.progress }>
					<Spinner />
					{ __( 'Updating the preview…', 'atelier' ) }
				</span>
			) }
		</div>
	);
}
