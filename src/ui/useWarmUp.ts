import { useEffect } from '@wordpress/element';
import { warmUpOnceSeen } from '@/platform/warmUp';

/** Loads the block editor once a list has been loaded, for users who usually open documents from it. */
export function useWarmUp( isListed: boolean ): void {
	useEffect( () => {
		if ( isListed ) {
			warmUpOnceSeen();
		}
	}, [ isListed ] );
}
