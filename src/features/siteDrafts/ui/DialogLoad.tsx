import { Button, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { messageFor } from '../../../ui/messages';
import type { Loading } from '../../../ui/useLoad';
import styles from './Dialogs.module.css';

/** What a dialog shows until it has what it is about; nothing from then on. */
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
