import { useEffect, useRef } from '@wordpress/element';
import { ErrorText } from '@/ui/ErrorText';
import styles from './SafeRemoval.module.css';

/** The error of the last attempt, brought into view: long lists and small screens would hide it. */
export function Problem( { children }: { readonly children: string } ) {
	const element = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( children !== '' ) {
			element.current?.scrollIntoView( { block: 'nearest' } );
		}
	}, [ children ] );
	return (
		<div ref={ element } className={ styles.problem }>
			<ErrorText>{ children }</ErrorText>
		</div>
	);
}
