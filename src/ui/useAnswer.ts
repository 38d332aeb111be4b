import { useEffect, useSyncExternalStore } from '@wordpress/element';
import type { Answers } from '@/kernel/answers';
import type { Load } from '@/kernel/result';
import { useSignal } from './useSignal';

/** An answer of the server, requested once it is shown where none is current. */
export function useAnswer< Key, Value >(
	answers: Answers< Key, Value >,
	key: Key,
	isWanted = true
): Load< Value > {
	const edition = useSignal( answers.edition );
	useEffect( () => {
		if ( isWanted ) {
			void answers.load( key );
		}
	}, [ answers, key, edition, isWanted ] );
	return useSyncExternalStore( answers.subscribe, () =>
		answers.state( key )
	);
}
