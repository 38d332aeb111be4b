import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';
import type { BlockTypesLoad } from '@/features/globalStyles/index.records';
import type { BlockType } from '@/features/globalStyles/index.model';
import styles from './WithBlockTypes.module.css';

interface WithBlockTypesProps {
	readonly load: BlockTypesLoad;
	readonly children: ( types: readonly BlockType[] ) => ReactNode;
}

/** Renders content that needs block types once they are loaded. */
export function WithBlockTypes( { load, children }: WithBlockTypesProps ) {
	switch ( load.status ) {
		case 'ready':
			return <>{ children( load.value ) }</>;
		case 'failed':
			return (
				<div className={ styles.message }>
					<Failure
						title={ __(
							'The blocks could not be loaded',
							'atelier'
						) }
						text={ messageFor( load.error ) }
						details={ JSON.stringify( load.error ) }
						onRetry={ load.retry }
					/>
				</div>
			);
		case 'loading':
			return (
				<div className={ styles.message }>
					<Spinner />
					<span className="screen-reader-text" role="status">
						{ __( 'Loading…', 'atelier' ) }
					</span>
				</div>
			);
	}
}
