export type UnknownRecord = Readonly< Record< string, unknown > >;

export const isRecord = ( value: unknown ): value is UnknownRecord =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

/** The value if it is a string, else the default. */
export const stringOr = ( value: unknown, otherwise = '' ): string =>
	typeof value === 'string' ? value : otherwise;

/** The raw text of a record's property: plain, or an object with `raw`. */
export const rawText = ( value: unknown ): string =>
	stringOr( isRecord( value ) ? value.raw : value );
