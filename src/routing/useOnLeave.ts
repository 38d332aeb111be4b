import { useEvent } from '@wordpress/compose';
import { useEffect } from '@wordpress/element';
import { useAddress } from './useAddress';

/** Calls back when the user leaves the screen: a dialog belongs to the screen on which it opened. */
export function useOnLeave( close: () => void ): void {
	const { path } = useAddress();
	const leave = useEvent( close );
	useEffect( () => leave, [ path, leave ] );
}
