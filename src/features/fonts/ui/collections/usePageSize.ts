import { useSyncExternalStore } from '@wordpress/element';
import { pageSize } from '../../model/collection';

/** How many families are shown at once in a window of this height. */
export const usePageSize = (): number =>
	useSyncExternalStore( onResize, () => pageSize( window.innerHeight ) );

function onResize( listener: () => void ): () => void {
	window.addEventListener( 'resize', listener );
	return () => window.removeEventListener( 'resize', listener );
}
