import { useEffect, useRef } from '@wordpress/element';
import type { Loading } from '@/ui/useLoad';

/**
 * The last loaded value while the next one loads.
 *
 * @param load
 * @param of   With another value, the result is reset.
 */
export function useLatest< T >(
	load: Loading< T >,
	of: string | number
): Loading< T > {
	const latest = useRef< { of: string | number; value: T } | null >( null );
	useEffect( () => {
		if ( load.status === 'ready' ) {
			latest.current = { of, value: load.value };
		}
	} );
	const known = latest.current;
	return load.status === 'loading' && known?.of === of
		? { status: 'ready', value: known.value, retry: load.retry }
		: load;
}
