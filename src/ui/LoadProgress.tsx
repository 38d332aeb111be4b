import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { downloads } from '@/platform/stages/downloads';
import { useSignal } from './useSignal';
import styles from './LoadProgress.module.css';

/** The time before the progress is shown, in milliseconds. */
const PATIENCE = 1000;

interface LoadProgressProps {
	/** Shown for the first second, and while loaded files run. */
	readonly children?: ReactNode;
}

/** The progress of loading stages, on slow networks. */
export function LoadProgress( { children }: LoadProgressProps ) {
	const [ isLong, setLong ] = useState( false );
	const { requested, settled } = useSignal( downloads );
	useEffect( () => {
		const timer = setTimeout( () => setLong( true ), PATIENCE );
		return () => clearTimeout( timer );
	}, [] );
	return isLong && settled < requested ? (
		<progress
			className={ styles.progress }
			aria-label={ __( 'Loading…', 'atelier' ) }
			max={ requested }
			value={ settled }
		/>
	) : (
		<>{ children }</>
	);
}
