import { __ } from '@wordpress/i18n';
import { isEmpty, textOf, type FieldType } from './fieldType';
import { listedProblem } from './listed';

const INTEGER = /^[+-]?\d+$/;

/** The number of a numeric value or string, such as one from an address. */
const numberOf = ( value: unknown ): number =>
	isEmpty( value ) ? NaN : Number( textOf( value ) );

export const integer: FieldType = {
	key: ( value ) => {
		const number = numberOf( value );
		return Number.isNaN( number ) ? textOf( value ) : number;
	},
	sortKey: ( value ) => {
		const number = numberOf( value );
		return Number.isNaN( number ) ? null : number;
	},
	enableSorting: true,
	problem: ( value, elements ) =>
		INTEGER.test( textOf( value ) ) &&
		Number.isSafeInteger( numberOf( value ) )
			? listedProblem( value, elements )
			: __( 'Enter a whole number.', 'atelier' ),
};
