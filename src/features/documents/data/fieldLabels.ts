import type { FieldChange } from '../model/fieldChanges';

/** Describes one change; several labels if its value is a list, for example. */
export type FieldLabels = ( change: FieldChange ) => string | readonly string[];

const words = new Map< string, FieldLabels >();

/** Registers labels for the changes of an entity, from the room that knows its fields. */
export const setFieldLabels = ( name: string, say: FieldLabels ): void =>
	void words.set( name, say );

/** The registered labels for changes of an entity. */
export const fieldLabelsOf = ( name: string ): FieldLabels | undefined =>
	words.get( name );
