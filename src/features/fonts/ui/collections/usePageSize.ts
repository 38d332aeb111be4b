import { useSyncExternalStore } from '@wordpress/element';
import { pageSize } from '../../model/collection';

/** The number of families per page for the current window height. */
export const usePageSize = (): number =>
	useSyncExternalStore( onResize, () => pageSize( window.innerHeight ) );

function onResize( listener: () => void ): () => void {
	window.addEventListener( 'resize', listener );
	return () => window.removeEventListener( 'resize', listener );
}
