import type { InvalidReason } from './reason';
import { invalidAddressReason, invalidTextReason } from './text';

/** Nothing, and what PHP makes of an object without entries. */
export const isEmpty = ( value: unknown ): boolean =>
	value === undefined ||
	value === null ||
	( Array.isArray( value ) && value.length === 0 );

/** Every object has them without being given them. */
export const UNSAFE = new Set( [ '__proto__', 'constructor', 'prototype' ] );

/** The reason why a value is invalid by itself. */
export const invalidReasonOf = ( value: unknown ): InvalidReason | null =>
	typeof value === 'string'
		? invalidTextReason( value )
		: typeof value === 'object'
			? 'type'
			: null;

/** The reason why the address of a picture or a font is invalid. */
export const addressIn = ( value: unknown ): InvalidReason | null =>
	typeof value === 'string'
		? invalidAddressReason( value )
		: isEmpty( value )
			? null
			: 'type';
