import { useEffect, useRef } from '@wordpress/element';
import { ErrorText } from '@/ui/ErrorText';

/** The error of the last attempt, brought into view: long lists and small screens would hide it. */
export function Problem( { children }: { readonly children: string } ) {
	const element = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( children !== '' ) {
			element.current?.scrollIntoView( { block: 'nearest' } );
		}
	}, [ children ] );
	return (
		<div ref={ element }>
			<ErrorText>{ children }</ErrorText>
		</div>
	);
}
