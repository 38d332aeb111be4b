import { isRecord, stringOr, type UnknownRecord } from '../../../kernel/guards';
import type { ChangedRecord } from './changedRecord';

/** What someone else has made of a record in the meantime. */
export interface Theirs {
	/** The record as it is now, as REST answers it for editing. */
	readonly record: UnknownRecord;
	/** Who changed it last; null where nothing tells. */
	readonly author: { readonly id: number; readonly name: string } | null;
	/** When; null where nothing tells. */
	readonly modified: Date | null;
}

/** A record that could not be saved, because someone else has saved it since it was read. */
export interface Conflict {
	readonly record: ChangedRecord;
	/** The record that the user's changes were made on, raw. */
	readonly base: UnknownRecord;
	readonly theirs: Theirs;
}

/** The property of a record that says which version it is; see includes/Conflicts. */
const VERSION = 'atelier_version';

/** The version of a record; empty where it came without one. */
export const versionOf = ( record: unknown ): string =>
	isRecord( record ) ? stringOr( record[ VERSION ] ) : '';

/** A record, or a part of one, as of a version. */
export const withVersion = (
	record: UnknownRecord,
	version: string
): UnknownRecord => ( { ...record, [ VERSION ]: version } );

/** What says to the server which version a save is based on. Nothing where that is not known. */
export const basedOn = (
	version: string
): Readonly< Record< string, string > > =>
	version === '' ? {} : { 'X-Atelier-Based-On': version };

/** A version with one property as another version has it. */
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

/** A version of nothing but one property. */
export const entryOf = ( version: string, name: string ): string =>
	withEntry( '', name, version );

/** A record as it is now, with some properties as they were before, and their versions. */
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

/** Reads the server's refusal to overwrite; null where it refused for another reason. */
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
			}
		: null;
}

/** A record as REST answers it, with raw texts in place of what has a rendered form too. */
export const rawRecord = ( record: UnknownRecord ): UnknownRecord =>
	Object.fromEntries(
		Object.entries( record ).map( ( [ name, value ] ) => [
			name,
			isRecord( value ) && 'raw' in value ? value.raw : value,
		] )
	);
