import { useViewportMatch } from '@wordpress/compose';
import { useEffect } from '@wordpress/element';
import { boot } from '@/platform/boot';
import { warmUpAtRest } from '@/platform/warmUpAtRest';
import { homeRoute, useAddress } from '@/routing';

/** On home, where the main thing to do is to edit, the editor is loaded while nobody does anything. */
export function WarmUp() {
	const address = useAddress();
	// Small screens mean slow devices.
	const hasRoom = useViewportMatch( 'medium' );
	const isWanted =
		hasRoom &&
		boot().home !== null &&
		homeRoute.parse( address )?.isEditing === false;
	useEffect( () => ( isWanted ? warmUpAtRest() : undefined ), [ isWanted ] );
	return null;
}
