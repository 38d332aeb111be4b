import { textOf, type FieldType } from './fieldType';

/** Pictures have no order. */
export const media: FieldType = {
	key: textOf,
	sortKey: () => null,
	enableSorting: false,
	problem: () => null,
};
