import { dispatch, select } from '@wordpress/data';
import { isSameTree } from '../kernel/sameTree';

/** By name: the shell runs before the store of @wordpress/preferences is registered. */
const STORE = 'core/preferences';
const SCOPE = 'atelier';

interface Selectors {
	get( scope: string, name: string ): unknown;
}

interface Actions {
	set( scope: string, name: string, value: unknown ): unknown;
}

/**
 * A preference that WordPress stores with the user; undefined where it isn't set, and until the store is registered.
 */
export const readPreference = ( name: string ): unknown =>
	( select( STORE ) as Selectors | undefined )?.get( SCOPE, name );

/**
 * Sets a preference that WordPress stores with the user. Nothing is written if it is set so already: WordPress sends all
 * preferences with each, and would undo what another browser has set meanwhile.
 */
export function writePreference( name: string, value: unknown ): void {
	if ( ! isSameTree( readPreference( name ), value ) ) {
		void ( dispatch( STORE ) as Actions | undefined )?.set(
			SCOPE,
			name,
			value
		);
	}
}
