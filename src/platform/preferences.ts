import { dispatch, select, subscribe } from '@wordpress/data';
import { isSameTree } from '@/kernel/sameTree';
import { preloadStage } from './stages';

/** By name: the shell runs before the store of @wordpress/preferences is registered. */
const STORE = 'core/preferences';
const SCOPE = 'atelier';

interface Selectors {
	get( scope: string, name: string ): unknown;
}

interface Actions {
	set( scope: string, name: string, value: unknown ): unknown;
}

const store = () => dispatch( STORE ) as Actions | undefined;

/** Typed as any function in the package. */
const onStores = subscribe as (
	listener: () => void,
	store: string
) => () => void;

/** What was set before the store is registered, by name. */
const early = new Map< string, unknown >();

/**
 * A preference that WordPress stores with the user; undefined where it isn't set, and where only the store knows it.
 *
 * @param name
 * @param from Of a component, which is rendered again when it changes.
 */
export const readPreference = (
	name: string,
	from: ( store: string ) => unknown = select
): unknown =>
	early.get( name ) ??
	( from( STORE ) as Selectors | undefined )?.get( SCOPE, name );

/**
 * Sets a preference that WordPress stores with the user: once its store is there, which comes with the records. Nothing is
 * written if it is set so already: WordPress sends all preferences with each, and would undo what another browser has set
 * meanwhile.
 */
export function writePreference( name: string, value: unknown ): void {
	if ( isSameTree( readPreference( name ), value ) ) {
		return;
	}
	const known = store();
	if ( known ) {
		known.set( SCOPE, name, value );
		written.set( name, value );
		stopKeeping ??= onStores( keepWritten, STORE );
		return;
	}
	early.set( name, value );
	void preloadStage( 'records' ).then( writeEarly );
}

/** What was set in the store, by name. */
const written = new Map< string, unknown >();
let stopKeeping: ( () => void ) | undefined;

/**
 * Sets again what the store has lost: WordPress first requests the preferences of users who have none, and the answer replaces
 * what was set until it came.
 */
function keepWritten(): void {
	for ( const [ name, value ] of written ) {
		if ( readPreference( name ) === undefined ) {
			stopKeeping?.();
			writePreference( name, value );
		}
	}
}

/** If the store couldn't be loaded, the next change tries again. */
function writeEarly() {
	if ( ! store() ) {
		return;
	}
	for ( const [ name, value ] of [ ...early ] ) {
		early.delete( name );
		writePreference( name, value );
	}
}
