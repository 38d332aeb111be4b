import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Failure } from './Failure';
import { messageFor } from './messages';
import type { Loading } from './useLoad';
import styles from './Arrival.module.css';

interface ArrivalProps {
	/** All that has to be there; of several problems the first is told. */
	readonly loads: readonly Loading< unknown >[];
	/** What is said where something could not be loaded. */
	readonly problem: string;
}

/** Stands where something will be until all that it needs has been loaded, or says why it could not be. */
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
