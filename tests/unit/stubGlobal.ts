const originals = new Map< string, PropertyDescriptor | undefined >();

/**
 * Replaces a global until the end of the test.
 *
 * @param name  Such as "fetch".
 * @param value
 */
export function stubGlobal( name: string, value: unknown ): void {
	if ( ! originals.has( name ) ) {
		originals.set(
			name,
			Object.getOwnPropertyDescriptor( globalThis, name )
		);
	}
	Object.defineProperty( globalThis, name, {
		value,
		configurable: true,
		writable: true,
	} );
}

/** Restores all globals. */
export function restoreGlobals(): void {
	for ( const [ name, original ] of originals ) {
		if ( original ) {
			Object.defineProperty( globalThis, name, original );
		} else {
			Reflect.deleteProperty( globalThis, name );
		}
	}
	originals.clear();
}
