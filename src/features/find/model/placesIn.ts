import { ok, type Result } from '@/kernel/result';
import {
	valueFinderOf,
	type Search,
	type ValuePlace,
} from '@/features/replacing/index.model';
import { formOfValue, type Values } from './values';

/** A place in a property of a document. */
export interface FoundPlace extends ValuePlace {
	readonly property: string;
}

/** Finds the places in all values of a record. */
export type RecordFinder = ( values: Values ) => readonly FoundPlace[];

/** Makes the finder of a search; a failure if its expression isn't valid or it has no text. */
export function recordFinderOf( search: Search ): Result< RecordFinder > {
	const finder = valueFinderOf( search );
	return finder.ok
		? ok( ( values ) =>
				Object.entries( values ).flatMap( ( [ property, value ] ) => {
					const form = formOfValue( property );
					return form
						? finder
								.value( form, value )
								.map( ( place ) => ( { ...place, property } ) )
						: [];
				} )
			)
		: finder;
}
