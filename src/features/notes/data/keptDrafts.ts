import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';
import { createStored } from '@/platform/stored';

/** The location of a block, to find it after a reload, when it has another client ID. */
export interface BlockLocation {
	/** Its index among its siblings on each level. */
	readonly path: readonly number[];
	readonly label: string;
}

/** The tab's storage for unsent notes. */
export interface KeptDrafts {
	/** HTML, by key. */
	readonly texts: ReadonlyMap< string, string >;
	/** The locations of blocks with unsent notes, by client ID. */
	readonly locations: ReadonlyMap< string, BlockLocation >;
}

interface StoredDrafts {
	readonly texts: UnknownRecord;
	readonly locations: UnknownRecord;
}

const stored = createStored< StoredDrafts >( {
	area: 'tab',
	// The prefix is the same as for other unsaved changes.
	name: 'atelier-unsaved notes',
	of: 'user',
	version: 1,
	parse: ( raw ) =>
		isRecord( raw )
			? {
					texts: isRecord( raw.texts ) ? raw.texts : {},
					locations: isRecord( raw.locations ) ? raw.locations : {},
				}
			: null,
} );

export function readDrafts(): KeptDrafts {
	const kept = stored.read();
	return {
		texts: mapOf( kept?.texts, ( html ) => stringOr( html ) || null ),
		locations: mapOf( kept?.locations, parseLocation ),
	};
}

/** Replaces the stored texts. Without storage, they last until a reload. */
export function writeDrafts( { texts, locations }: KeptDrafts ): void {
	stored.write(
		texts.size === 0
			? null
			: {
					texts: Object.fromEntries( texts ),
					locations: Object.fromEntries( locations ),
				}
	);
}

const mapOf = < Value >(
	raw: UnknownRecord | undefined,
	read: ( value: unknown ) => Value | null
): ReadonlyMap< string, Value > =>
	new Map(
		Object.entries( raw ?? {} ).flatMap( ( [ key, value ] ) => {
			const found = read( value );
			return found === null ? [] : [ [ key, found ] as const ];
		} )
	);

const parseLocation = ( raw: unknown ): BlockLocation | null =>
	isRecord( raw ) && Array.isArray( raw.path )
		? {
				path: raw.path.filter( ( at ) => typeof at === 'number' ),
				label: stringOr( raw.label ),
			}
		: null;
