import { Spinner } from '@wordpress/components';
import type { ReactNode } from 'react';
import { Failure } from '../../ui/Failure';
import { LoadProgress } from '../../ui/LoadProgress';
import { messageFor } from '../../ui/messages';
import type { Loading } from '../../ui/useLoad';
import styles from './StageContent.module.css';

interface StageContentProps< Stage > {
	readonly stage: Loading< Stage >;
	/** What is said where it could not be loaded. */
	readonly problem: string;
	readonly children: ( stage: Stage ) => ReactNode;
}

/** What a stage provides for a screen, what stands there until it has been loaded, and why it could not be. */
export function StageContent< Stage >( {
	stage,
	problem,
	children,
}: StageContentProps< Stage > ) {
	switch ( stage.status ) {
		case 'ready':
			return <>{ children( stage.value ) }</>;
		case 'failed':
			return (
				<Failure
					title={ problem }
					text={ messageFor( stage.error ) }
					details={ JSON.stringify( stage.error ) }
					onRetry={ stage.retry }
				/>
			);
		case 'loading':
			return (
				<div className={ styles.loading }>
					<LoadProgress>
						<Spinner />
					</LoadProgress>
				</div>
			);
	}
}
