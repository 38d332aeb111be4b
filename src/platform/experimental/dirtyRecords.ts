/**
 * core-data's selector for records with edits, and its action that saves only some edits of a record. Seen in WordPress 6.8
 * and 7.1; WordPress's own save panel uses them. Without an import of the package, for screens that don't load it.
 */
import { stringOr, type UnknownRecord } from '@/kernel/guards';
import { recordActions } from '../recordStore';

interface CoreSelectors {
	__experimentalGetDirtyEntityRecords(): readonly UnknownRecord[];
}

/** Each with `kind`, `name`, `key` and `title`. */
export const dirtyRecords = ( core: CoreSelectors ): readonly UnknownRecord[] =>
	core.__experimentalGetDirtyEntityRecords();

/** The reference of a dirty record. Single records, such as the site, have no id. */
export const nameOfDirty = ( { kind, name, key }: UnknownRecord ) => ( {
	kind: stringOr( kind ),
	name: stringOr( name ),
	id:
		typeof key === 'number' || typeof key === 'string'
			? String( key )
			: undefined,
} );

/**
 * Saves some properties of a single record, such as the site. Rejects with the server's error.
 *
 * @param kind
 * @param name
 * @param properties
 * @param options    core-data's options of a save.
 */
export const saveProperties = (
	kind: string,
	name: string,
	properties: readonly string[],
	options: object
): Promise< unknown > =>
	recordActions().__experimentalSaveSpecifiedEntityEdits(
		kind,
		name,
		undefined,
		properties,
		{ throwOnError: true, ...options }
	);
