import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Failure } from './Failure';
import { messageFor } from './messages';
import type { Loading } from './useLoad';
import styles from './Arrival.module.css';

interface ArrivalProps {
	/** Everything that must be loaded; the first error is shown. */
	readonly loads: readonly Loading< unknown >[];
	/** The message where something failed to load. */
	readonly problem: string;
}

/** Placeholder for content until everything that it needs has been loaded, or an error. */
export function Arrival( { loads, problem }: ArrivalProps ) {
	const failed = loads.find( ( { status } ) => status === 'failed' );
	return (
		<div className={ styles.arrival }>
			{ failed?.status === 'failed' ? (
				<Failure
					title={ problem }
					text={ messageFor( failed.error ) }
					details={ JSON.stringify( failed.error ) }
					onRetry={ () => loads.forEach( ( { retry } ) => retry() ) }
				/>
			) : (
				<>
					<Spinner />
					<span className="screen-reader-text" role="status">
						{ __( 'Loading…', 'atelier' ) }
					</span>
				</>
			) }
		</div>
	);
}
