import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';
import type { ChangedRecord } from './changedRecord';

/** Another user's version of a record. */
export interface Theirs {
	/** The current record from REST in the edit context. */
	readonly record: UnknownRecord;
	/** The author of the last change; null if unknown. */
	readonly author: { readonly id: number; readonly name: string } | null;
	/** The time of the last change; null if unknown. */
	readonly modified: Date | null;
	/** Where it was saved: in the site draft of the request, or on the live site; null if the site doesn't say. */
	readonly place: 'draft' | 'live' | null;
}

/** A record that wasn't saved, because another user has saved it since it was read. */
export interface Conflict {
	readonly record: ChangedRecord;
	/** The raw record that the user's changes are based on. */
	readonly base: UnknownRecord;
	readonly theirs: Theirs;
}

/** The property with a record's version; see includes/Conflicts. */
const VERSION = 'atelier_version';

/** The version of a record; empty without one. */
export const versionOf = ( record: unknown ): string =>
	isRecord( record ) ? stringOr( record[ VERSION ] ) : '';

/** A record, or a part of one, with a version. */
export const withVersion = (
	record: UnknownRecord,
	version: string
): UnknownRecord => ( { ...record, [ VERSION ]: version } );

/** The request parameters with the version that a save is based on; empty if unknown. */
export const basedOn = (
	version: string
): Readonly< Record< string, string > > =>
	version === '' ? {} : { 'X-Atelier-Based-On': version };

/** A version with the entry of another version for one property. */
export const withEntry = (
	version: string,
	name: string,
	other: string
): string =>
	[
		...version.split( ' ' ).filter( ( entry ) => ! isOf( entry, name ) ),
		...other.split( ' ' ).filter( ( entry ) => isOf( entry, name ) ),
	]
		.filter( ( entry ) => entry !== '' )
		.join( ' ' );

/** A version that contains only one property. */
export const entryOf = ( version: string, name: string ): string =>
	withEntry( '', name, version );

/** The current record with earlier values of some properties, and their versions. */
export const keeping = (
	now: UnknownRecord,
	before: UnknownRecord,
	names: readonly string[]
): UnknownRecord =>
	withVersion(
		{
			...now,
			...Object.fromEntries(
				names.map( ( name ) => [ name, before[ name ] ] )
			),
		},
		names.reduce(
			( version, name ) =>
				withEntry( version, name, versionOf( before ) ),
			versionOf( now )
		)
	);

const isOf = ( entry: string, name: string ): boolean =>
	entry.startsWith( `${ name }:` );

/** Parses the error of a rejected save; null for other errors. */
export function parseTheirs( raw: unknown ): Theirs | null {
	if ( ! isRecord( raw ) || raw.code !== 'atelier_conflict' ) {
		return null;
	}
	const data = isRecord( raw.data ) ? raw.data : {};
	const { author, record } = data;
	const time = Date.parse( stringOr( data.modified ) );
	return isRecord( record )
		? {
				record,
				author:
					isRecord( author ) && typeof author.id === 'number'
						? { id: author.id, name: stringOr( author.name ) }
						: null,
				modified: Number.isNaN( time ) ? null : new Date( time ),
				place:
					data.place === 'draft' || data.place === 'live'
						? data.place
						: null,
			}
		: null;
}

/** A record from REST with the raw value of each property that also has a rendered one. */
export const rawRecord = ( record: UnknownRecord ): UnknownRecord =>
	Object.fromEntries(
		Object.entries( record ).map( ( [ name, value ] ) => [
			name,
			isRecord( value ) && 'raw' in value ? value.raw : value,
		] )
	);
