import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { downloads } from '../platform/stages/downloads';
import { useSignal } from './useSignal';
import styles from './LoadProgress.module.css';

/** How long loading may take without more being said, in milliseconds. */
const PATIENCE = 1000;

interface LoadProgressProps {
	/** Shown for the first second, and while files that have arrived are run. */
	readonly children?: ReactNode;
}

/** On slow networks, how much of the stages that are being loaded has arrived. */
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
