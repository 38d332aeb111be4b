import { isEmpty, textOf, type FieldType } from './fieldType';
import { listedProblem } from './listed';

export const text: FieldType = {
	key: textOf,
	sortKey: ( value ) => ( isEmpty( value ) ? null : textOf( value ) ),
	enableSorting: true,
	problem: listedProblem,
};
