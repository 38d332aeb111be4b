import type { FieldChange } from '../model/fieldChanges';

/** One change may be several to whoever knows what it means, such as a list. */
export type FieldLabels = ( change: FieldChange ) => string | readonly string[];

const words = new Map< string, FieldLabels >();

/** Has changes of a kind of record put into words by whoever knows what its fields mean. */
export const setFieldLabels = ( name: string, say: FieldLabels ): void =>
	void words.set( name, say );

/** The words for changes of a kind of record, where someone knows better than anyone. */
export const fieldLabelsOf = ( name: string ): FieldLabels | undefined =>
	words.get( name );
