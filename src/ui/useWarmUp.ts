import { useEffect } from '@wordpress/element';
import { warmUpOnceSeen } from '../platform/warmUp';

/** Loads the block editor once a list is there, for those who usually open something from it. */
export function useWarmUp( isListed: boolean ): void {
	useEffect( () => {
		if ( isListed ) {
			warmUpOnceSeen();
		}
	}, [ isListed ] );
}
