import { Spinner } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ComponentProps } from 'react';
import { useCloseOnEscape } from '@/ui/closeOnEscape';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';
import { Region } from '@/ui/Region';
import { defineChunk, useChunk } from '@/ui/useChunk';
import type { StyleBook } from './book';
import styles from './StyleBookArea.module.css';

const BOOK = defineChunk( () => import( './book' ) );

/** The style book; its code loads when it is first opened. */
export function StyleBookArea( props: ComponentProps< typeof StyleBook > ) {
	useCloseOnEscape( props.onClose );
	return (
		<Region
			label={ __( 'Style Book', 'atelier' ) }
			isFocusTarget
			className={ styles.area }
		>
			<Loaded { ...props } />
		</Region>
	);
}

function Loaded( props: ComponentProps< typeof StyleBook > ) {
	const chunk = useChunk( BOOK );
	const { onSettled } = props.standIn ?? {};
	const hasFailed = chunk.status === 'failed';
	useEffect( () => {
		if ( hasFailed ) {
			onSettled?.();
		}
	}, [ hasFailed, onSettled ] );
	switch ( chunk.status ) {
		case 'ready':
			return <chunk.value.StyleBook { ...props } />;
		case 'failed':
			return (
				<div className={ styles.message }>
					<Failure
						title={ __(
							'The style book could not be loaded',
							'atelier'
						) }
						text={ messageFor( chunk.error ) }
						details={ JSON.stringify( chunk.error ) }
						onRetry={ chunk.retry }
					/>
				</div>
			);
		case 'loading':
			return (
				<div className={ styles.message }>
					<Spinner />
				</div>
			);
	}
}
