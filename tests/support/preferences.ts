import { dispatch, select } from '@wordpress/data';

const STORE = 'core/preferences';

interface Selectors {
	get( scope: string, name: string ): unknown;
}

interface Actions {
	set( scope: string, name: string, value: unknown ): void;
}

/** How the user has arranged lists, as WordPress stores it: it outlives pages, and so tests. */
export const keptLists = (): unknown =>
	( select( STORE ) as Selectors ).get( 'atelier', 'lists' );

export const keepLists = ( lists: Readonly< Record< string, unknown > > ) =>
	( dispatch( STORE ) as Actions ).set( 'atelier', 'lists', lists );

/**
 * What modules read when a page begins.
 *
 * @param read Requires them.
 */
export function inNewPage< T >( read: () => T ): T {
	const found: T[] = [];
	jest.isolateModules( () => found.push( read() ) );
	return found[ 0 ] as T;
}
