import type { select as selectStore } from '@wordpress/data';
import { useSelect } from '@wordpress/data';
import type { FieldChange } from '../model/fieldChanges';

/** The ID of the record that a change is of. */
export type FieldSubject = string | number;

/**
 * Describes one change; several labels if its value is a list, for example, none if it makes no difference. Whether the name of
 * what is changed is above them already is said by `isTitled`, and whether values are shown as a whole by `isWhole`.
 */
export type FieldLabels = (
	change: FieldChange,
	id?: FieldSubject,
	about?: { readonly isTitled: boolean; readonly isWhole?: boolean }
) => string | readonly string[];

/** Whether everything is loaded that the labels mention; asking loads it. */
type Readiness = ( select: typeof selectStore ) => boolean;

const words = new Map<
	string,
	{ readonly say: FieldLabels; readonly isReady: Readiness }
>();

/** Registers labels for the changes of an entity, from the room that knows its fields. */
export const setFieldLabels = (
	name: string,
	say: FieldLabels,
	isReady: Readiness = () => true
): void => void words.set( name, { say, isReady } );

/** The registered labels for changes of an entity. */
export const fieldLabelsOf = ( name: string ): FieldLabels | undefined =>
	words.get( name )?.say;

/** The same for components, which are rendered again once what the labels mention is loaded. */
export function useFieldLabels( name: string ): FieldLabels | undefined {
	useSelect(
		( select ) => words.get( name )?.isReady( select ) ?? true,
		[ name ]
	);
	return fieldLabelsOf( name );
}
