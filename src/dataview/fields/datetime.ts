import { __ } from '@wordpress/i18n';
import { isEmpty, textOf, type FieldType } from './fieldType';
import { listedProblem } from './listed';

const timeOf = ( value: unknown ): number =>
	value instanceof Date
		? value.getTime()
		: typeof value === 'number'
			? value
			: Date.parse( textOf( value ) );

export const datetime: FieldType = {
	key: ( value ) => {
		const time = timeOf( value );
		return Number.isNaN( time ) ? textOf( value ) : time;
	},
	sortKey: ( value ) => {
		const time = timeOf( value );
		return Number.isNaN( time ) ? null : time;
	},
	enableSorting: true,
	problem: ( value, elements ) =>
		! isEmpty( value ) && Number.isNaN( timeOf( value ) )
			? __( 'Enter a date and time.', 'atelier' )
			: listedProblem( value, elements ),
};
