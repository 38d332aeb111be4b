import { isRecord } from './guards';

/** Whether two values are deeply equal, regardless of the order of keys. */
export function isSameTree( one: unknown, other: unknown ): boolean {
	if ( Object.is( one, other ) ) {
		return true;
	}
	if ( Array.isArray( one ) && Array.isArray( other ) ) {
		return (
			one.length === other.length &&
			one.every( ( value, at ) => isSameTree( value, other[ at ] ) )
		);
	}
	if ( ! isRecord( one ) || ! isRecord( other ) ) {
		return false;
	}
	const names = Object.keys( one );
	return (
		names.length === Object.keys( other ).length &&
		names.every(
			( name ) =>
				Object.hasOwn( other, name ) &&
				isSameTree( one[ name ], other[ name ] )
		)
	);
}
