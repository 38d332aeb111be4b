import { isEmpty, textOf, type FieldType } from './fieldType';

/** A field that does not say what it holds: numbers sort as numbers, all else as text. */
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
