export type UnknownRecord = Readonly< Record< string, unknown > >;

export const isRecord = ( value: unknown ): value is UnknownRecord =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

/** The value where it is a string, else an empty one. */
export const stringOr = ( value: unknown, otherwise = '' ): string =>
	typeof value === 'string' ? value : otherwise;

/** A text in the form in which records carry it: plain, or an object with `raw`. */
export const rawText = ( value: unknown ): string =>
	stringOr( isRecord( value ) ? value.raw : value );
