import { dispatch, select } from '@wordpress/data';

/** By its name: the shell is there before WordPress's store of preferences. */
const STORE = 'core/preferences';
const SCOPE = 'atelier';

interface Selectors {
	get( scope: string, name: string ): unknown;
}

interface Actions {
	set( scope: string, name: string, value: unknown ): unknown;
}

/** A choice that WordPress keeps with the user; undefined where there is none, and until the data layer is there. */
export const readPreference = ( name: string ): unknown =>
	( select( STORE ) as Selectors | undefined )?.get( SCOPE, name );

/** Has WordPress keep a choice with the user. */
export const writePreference = ( name: string, value: unknown ): void =>
	void ( dispatch( STORE ) as Actions | undefined )?.set(
		SCOPE,
		name,
		value
	);
