/** A value that notifies listeners of changes. Compatible with React's useSyncExternalStore. */
export interface Signal< T > {
	readonly get: () => T;
	readonly set: ( value: T ) => void;
	/** @return Unsubscribes. */
	readonly subscribe: ( listener: () => void ) => () => void;
}

export function createSignal< T >( initial: T ): Signal< T > {
	let current = initial;
	const listeners = new Set< () => void >();
	return {
		get: () => current,
		set( value ) {
			if ( Object.is( value, current ) ) {
				return;
			}
			current = value;
			for ( const listener of [ ...listeners ] ) {
				listener();
			}
		},
		subscribe( listener ) {
			listeners.add( listener );
			return () => {
				listeners.delete( listener );
			};
		},
	};
}
