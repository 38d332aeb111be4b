import { useEffect } from '@wordpress/element';
import { warmUp } from '../platform/stages';

/** Fetches the block editor once a list is there: the next step from a list is to open something. */
export function useWarmUp( isListed: boolean ): void {
	useEffect( () => {
		if ( isListed ) {
			void warmUp();
		}
	}, [ isListed ] );
}
