import { Button, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { messageFor } from '@/ui/messages';
import type { Loading } from '@/ui/useLoad';
import styles from './Dialogs.module.css';

/** A dialog's loading state or error; nothing once its data has loaded. */
export const DialogLoad = ( {
	load,
}: {
	readonly load: Loading< unknown >;
} ) => (
	<>
		{ load.status === 'loading' && <Spinner /> }
		{ load.status === 'failed' && (
			<div role="alert" className={ styles.problem }>
				<p>{ messageFor( load.error ) }</p>
				<Button size="small" variant="secondary" onClick={ load.retry }>
					{ __( 'Try again', 'atelier' ) }
				</Button>
			</div>
		) }
	</>
);
