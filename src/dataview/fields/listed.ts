import { __ } from '@wordpress/i18n';
import type { Option } from '../types';
import { textOf } from './fieldType';

/** The value of a field with elements must be one of them. */
export const listedProblem = (
	value: unknown,
	elements: readonly Option[]
): string | null =>
	elements.length === 0 ||
	elements.some( ( element ) => String( element.value ) === textOf( value ) )
		? null
		: __( 'Choose one of the available options.', 'atelier' );
