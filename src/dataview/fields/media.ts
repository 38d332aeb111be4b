import { textOf, type FieldType } from './fieldType';

/** Images can't be sorted. */
export const media: FieldType = {
	key: textOf,
	sortKey: () => null,
	enableSorting: false,
	problem: () => null,
};
