import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';
import { boot } from '@/platform/boot';

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

/** Other users of the same tab must not see a user's texts. The prefix is the same as for other unsaved changes. */
const name = (): string =>
	`atelier-unsaved notes ${ boot().site.id } ${ boot().user.id }`;

export function readDrafts(): KeptDrafts {
	const kept = parse( load() );
	return {
		texts: mapOf( kept.texts, ( html ) => stringOr( html ) || null ),
		locations: mapOf( kept.locations, parseLocation ),
	};
}

/** Replaces the stored texts. */
export function writeDrafts( { texts, locations }: KeptDrafts ): void {
	try {
		if ( texts.size === 0 ) {
			sessionStorage.removeItem( name() );
		} else {
			sessionStorage.setItem(
				name(),
				JSON.stringify( {
					texts: Object.fromEntries( texts ),
					locations: Object.fromEntries( locations ),
				} )
			);
		}
	} catch {
		// Without storage, the texts last until a reload.
	}
}

function load(): string {
	try {
		return stringOr( sessionStorage.getItem( name() ) );
	} catch {
		return '';
	}
}

function parse( text: string ): UnknownRecord {
	try {
		const value: unknown = JSON.parse( text );
		return isRecord( value ) ? value : {};
	} catch {
		return {};
	}
}

const mapOf = < Value >(
	raw: unknown,
	read: ( value: unknown ) => Value | null
): ReadonlyMap< string, Value > =>
	new Map(
		Object.entries( isRecord( raw ) ? raw : {} ).flatMap(
			( [ key, value ] ) => {
				const found = read( value );
				return found === null ? [] : [ [ key, found ] as const ];
			}
		)
	);

const parseLocation = ( raw: unknown ): BlockLocation | null =>
	isRecord( raw ) && Array.isArray( raw.path )
		? {
				path: raw.path.filter( ( at ) => typeof at === 'number' ),
				label: stringOr( raw.label ),
			}
		: null;
