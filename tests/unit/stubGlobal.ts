const originals = new Map< string, PropertyDescriptor | undefined >();

/**
 * Puts a value in place of a global one, until the end of the test.
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

/** Puts all of them back. */
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
