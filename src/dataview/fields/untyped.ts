import { isEmpty, textOf, type FieldType } from './fieldType';

/** A field without a type: numbers sort as numbers, everything else as text. */
export const untyped: FieldType = {
	key: textOf,
	sortKey: ( value ) => {
		if ( isEmpty( value ) ) {
			return null;
		}
		return typeof value === 'number' ? value : textOf( value );
	},
	enableSorting: true,
	problem: () => null,
};
