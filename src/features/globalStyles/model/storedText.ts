/** What is stored, as a text to be edited or compared; empty for nothing. */
export const storedText = ( value: unknown ): string => {
	if ( typeof value === 'string' || typeof value === 'number' ) {
		return String( value );
	}
	return value === undefined || value === null ? '' : JSON.stringify( value );
};
