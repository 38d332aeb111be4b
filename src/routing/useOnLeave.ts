import { useEvent } from '@wordpress/compose';
import { useEffect } from '@wordpress/element';
import { useAddress } from './useAddress';

/** Calls back when the screen is left: a dialog belongs to the screen it was opened on. */
export function useOnLeave( close: () => void ): void {
	const { path } = useAddress();
	const leave = useEvent( close );
	useEffect( () => leave, [ path, leave ] );
}
