import { isRecord, stringOr, type UnknownRecord } from '../../../kernel/guards';
import { boot } from '../../../platform/boot';

/** Where a block is, to be found again after a reload, when it has another id. */
export interface BlockPlace {
	/** Its place among its siblings, on each level. */
	readonly path: readonly number[];
	readonly label: string;
}

/** What the tab keeps of notes that have not been sent. */
export interface KeptDrafts {
	/** HTML, by what it is for. */
	readonly texts: ReadonlyMap< string, string >;
	/** Of the blocks that notes have been begun on, by their ids. */
	readonly places: ReadonlyMap< string, BlockPlace >;
}

/** The texts of one user are for nobody else who uses the same tab. It begins as the names of other unsaved changes do. */
const name = (): string =>
	`atelier-unsaved notes ${ boot().site.id } ${ boot().user.id }`;

export function readDrafts(): KeptDrafts {
	const kept = parse( load() );
	return {
		texts: mapOf( kept.texts, ( html ) => stringOr( html ) || null ),
		places: mapOf( kept.places, parsePlace ),
	};
}

/** Has the tab keep these, and no others. */
export function writeDrafts( { texts, places }: KeptDrafts ): void {
	try {
		if ( texts.size === 0 ) {
			sessionStorage.removeItem( name() );
		} else {
			sessionStorage.setItem(
				name(),
				JSON.stringify( {
					texts: Object.fromEntries( texts ),
					places: Object.fromEntries( places ),
				} )
			);
		}
	} catch {
		// A tab that keeps nothing still has them until it is reloaded.
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

const parsePlace = ( raw: unknown ): BlockPlace | null =>
	isRecord( raw ) && Array.isArray( raw.path )
		? {
				path: raw.path.filter( ( at ) => typeof at === 'number' ),
				label: stringOr( raw.label ),
			}
		: null;
