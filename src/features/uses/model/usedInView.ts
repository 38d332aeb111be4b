import type { View } from '@/dataview/types';

/** The field of lists that says where each item is used. */
export const USED_IN = 'usedIn';

/** Whether a list is filtered by where its items are used: then all of them have to be counted. */
export const isFilteredByUse = ( { filters = [] }: View ): boolean =>
	filters.some(
		( { field, value } ) => field === USED_IN && value !== undefined
	);

/** Whether a list shows where its items are used. */
export const showsUses = ( { fields = [] }: View ): boolean =>
	fields.includes( USED_IN );
