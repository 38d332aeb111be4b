import { useSyncExternalStore } from '@wordpress/element';
import type { Signal } from '@/kernel/signal';

/** The current value of a signal; re-renders when it changes. */
export const useSignal = < T >( {
	subscribe,
	get,
}: Pick< Signal< T >, 'subscribe' | 'get' > ): T =>
	useSyncExternalStore( subscribe, get );
