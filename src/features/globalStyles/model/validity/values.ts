import type { InvalidReason } from './reason';
import { invalidAddressReason, invalidTextReason } from './text';

/** No value, or PHP's form of an empty object. */
export const isEmpty = ( value: unknown ): boolean =>
	value === undefined ||
	value === null ||
	( Array.isArray( value ) && value.length === 0 );

/** The reason why a value is invalid on its own. */
export const invalidReasonOf = ( value: unknown ): InvalidReason | null =>
	typeof value === 'string'
		? invalidTextReason( value )
		: typeof value === 'object'
			? 'type'
			: null;

/** The reason why the address of an image or a font is invalid. */
export const addressIn = ( value: unknown ): InvalidReason | null =>
	typeof value === 'string'
		? invalidAddressReason( value )
		: isEmpty( value )
			? null
			: 'type';
