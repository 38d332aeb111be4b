import { useCallback, useEffect, useRef } from '@wordpress/element';

/** Answers whether a component is still shown: whoever has closed a dialog does not want what comes of it. */
export function useIsMounted(): () => boolean {
	const isMounted = useRef( false );
	useEffect( () => {
		isMounted.current = true;
		return () => {
			isMounted.current = false;
		};
	}, [] );
	return useCallback( () => isMounted.current, [] );
}
