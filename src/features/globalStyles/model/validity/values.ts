import type { InvalidReason } from './reason';
import { invalidAddressReason, invalidTextReason } from './text';

/** Nothing, and what PHP makes of an object without entries. */
export const isEmpty = ( value: unknown ): boolean =>
	value === undefined ||
	value === null ||
	( Array.isArray( value ) && value.length === 0 );

/** Every object has them without being given them. */
export const UNSAFE = new Set( [ '__proto__', 'constructor', 'prototype' ] );

/** What is wrong with one value by itself. */
export const invalidReasonOf = ( value: unknown ): InvalidReason | null =>
	typeof value === 'string'
		? invalidTextReason( value )
		: typeof value === 'object'
			? 'type'
			: null;

/** What is wrong with where a picture or a font lies. */
export const addressIn = ( value: unknown ): InvalidReason | null =>
	typeof value === 'string'
		? invalidAddressReason( value )
		: isEmpty( value )
			? null
			: 'type';
