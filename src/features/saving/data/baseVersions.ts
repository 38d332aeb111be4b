import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import type { UnknownRecord } from '@/kernel/guards';
import { subjectKey, type Subject } from '@/kernel/subject';
import {
	dirtyRecords,
	nameOfDirty,
} from '@/platform/experimental/dirtyRecords';
import { listenTo } from '@/platform/listenTo';
import {
	keeping,
	rawRecord,
	versionOf,
	type ChangedRecord,
} from '@/features/documents/index.model';
import { recordId, recordArgs } from '@/features/documents/index.records';

interface Base {
	/** The raw record at its first change. */
	record: UnknownRecord;
	isChanged: boolean;
	/** All values that the user has set. Undo can restore any of them. */
	readonly seen: Seen;
}

/*
 * core-data accepts newer records from the server while there are edits of older ones, and doesn't keep the version that the
 * edits are based on.
 */
const baseVersions = new Map< string, Base >();

/** A record, or one property of it. */
type Based = Subject & Pick< ChangedRecord, 'property' >;

const rawOf = ( record: Subject ): UnknownRecord =>
	select( coreStore ).getRawEntityRecord( ...recordArgs( record ) ) ?? {};

/** The raw record that a record's changes are based on; without changes, core-data's current record. */
export function baseOf( record: Subject ): UnknownRecord {
	const base = baseVersions.get( subjectKey( record ) );
	return base?.isChanged ? base.record : rawOf( record );
}

/** Makes core-data's current record the base of a record's changes. */
const rebase = ( record: Based ): void => rebaseOn( record, rawOf( record ) );

/**
 * Makes another version of a record the base of its changes; core-data need not have it. With `property`, changes of other
 * properties keep their base.
 *
 * @param record
 * @param onto   A raw record or a REST response: at least its version and the changed properties.
 */
export function rebaseOn( record: Based, onto: UnknownRecord ): void {
	const others =
		record.property === undefined
			? []
			: Object.keys( editsOf( record ) ).filter(
					( name ) => name !== record.property
				);
	baseVersions.set( subjectKey( record ), {
		seen: createSeen(),
		isChanged: true,
		...baseVersions.get( subjectKey( record ) ),
		record: keeping( rawRecord( onto ), baseOf( record ), others ),
	} );
}

const editsOf = ( record: Subject ): UnknownRecord =>
	select( coreStore ).getEntityRecordEdits( ...recordArgs( record ) ) ?? {};

/**
 * Updates the base after some properties of a record were saved. Unsaved changes with the same base are now based on the
 * result; others keep their base.
 *
 * @param record
 * @param onto   The REST response with the record before the save.
 */
export function savedOnto( record: Subject, onto: UnknownRecord ): void {
	if ( versionOf( baseOf( record ) ) === versionOf( onto ) ) {
		rebase( record );
	}
}

/**
 * Records the base version of each record at its first change.
 *
 * @return Unsubscribes.
 */
export function watchBaseVersions(): () => void {
	let before: unknown;
	const note = () => {
		const dirty = dirtyRecords( select( coreStore ) );
		if ( dirty === before ) {
			return;
		}
		before = dirty;
		const changed = dirty.map( nameOfDirty );
		const keys = new Set( changed.map( subjectKey ) );
		for ( const [ key, base ] of baseVersions ) {
			base.isChanged &&= keys.has( key );
		}
		changed.forEach( recordBase );
	};
	note();
	return listenTo( note, coreStore );
}

function recordBase( name: Subject ): void {
	const edits = editsOf( name );
	const raw = rawOf( name );
	let base = baseVersions.get( subjectKey( name ) );
	// Changes that undo restores keep their earlier base.
	const isGoingOn =
		base &&
		( base.isChanged ||
			versionOf( base.record ) === versionOf( raw ) ||
			base.seen.hasAny( edits ) );
	if ( ! base || ! isGoingOn ) {
		base = { record: raw, isChanged: true, seen: createSeen() };
		baseVersions.set( subjectKey( name ), base );
	}
	base.isChanged = true;
	// The record may have been fetched in part only when it was changed.
	if ( versionOf( base.record ) === '' && versionOf( raw ) !== '' ) {
		base.record = raw;
	}
	base.seen.add( edits );
}

/** Updates the base of a record after a save: later changes are based on the saved record. */
export const forgetBase = ( record: Based ): void => {
	const key = subjectKey( record );
	const isStillChanged = dirtyRecords( select( coreStore ) ).some(
		( { kind, name, key: id } ) =>
			kind === record.kind &&
			name === record.name &&
			id ===
				( record.id === undefined ? undefined : recordId( record.id ) )
	);
	if ( isStillChanged ) {
		rebase( record );
	} else {
		baseVersions.delete( key );
	}
};

interface Seen {
	readonly add: ( edits: UnknownRecord ) => void;
	readonly hasAny: ( edits: UnknownRecord ) => boolean;
}

/** The maximum number of strings kept per record; undo has them as well. */
const MOST = 500;

function createSeen(): Seen {
	const objects = new WeakSet();
	const texts = new Set< string >();
	const isObject = ( value: unknown ): value is object =>
		( typeof value === 'object' && value !== null ) ||
		typeof value === 'function';
	return {
		add( edits ) {
			for ( const value of Object.values( edits ) ) {
				if ( isObject( value ) ) {
					objects.add( value );
				} else if ( typeof value === 'string' && value !== '' ) {
					texts.add( value );
				}
			}
			const [ oldest ] = texts;
			if ( oldest !== undefined && texts.size > MOST ) {
				texts.delete( oldest );
			}
		},
		hasAny: ( edits ) =>
			Object.values( edits ).some( ( value ) =>
				isObject( value )
					? objects.has( value )
					: typeof value === 'string' && texts.has( value )
			),
	};
}
