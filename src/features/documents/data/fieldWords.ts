import type { FieldChange } from '../model/fieldChanges';

/** One change may be several to whoever knows what it means, such as a list. */
export type FieldWords = ( change: FieldChange ) => string | readonly string[];

const words = new Map< string, FieldWords >();

/** Has changes of a kind of record put into words by whoever knows what its fields mean. */
export const setFieldWords = ( name: string, say: FieldWords ): void =>
	void words.set( name, say );

/** The words for changes of a kind of record, where someone knows better than anyone. */
export const fieldWordsOf = ( name: string ): FieldWords | undefined =>
	words.get( name );
