import { Spinner } from '@wordpress/components';
import type { ReactNode } from 'react';
import { Failure } from '@/ui/Failure';
import { LoadProgress } from '@/ui/LoadProgress';
import { messageFor } from '@/ui/messages';
import type { Loading } from '@/ui/useLoad';
import styles from './StageContent.module.css';

interface StageContentProps< Stage > {
	readonly stage: Loading< Stage >;
	/** The message if loading failed. */
	readonly problem: string;
	readonly children: ( stage: Stage ) => ReactNode;
}

/** Content that a stage exports, with a placeholder until the stage has been loaded, or an error. */
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
