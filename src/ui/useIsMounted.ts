import { useCallback, useEffect, useRef } from '@wordpress/element';

/** Returns whether the component is still mounted: results of a closed dialog are ignored. */
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
