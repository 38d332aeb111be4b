/** A stored value as text, to edit or compare; empty if there is none. */
export const storedText = ( value: unknown ): string => {
	if ( typeof value === 'string' || typeof value === 'number' ) {
		return String( value );
	}
	return value === undefined || value === null ? '' : JSON.stringify( value );
};
