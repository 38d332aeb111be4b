import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import type { UnknownRecord } from '../../../kernel/guards';
import { subjectKey, type Subject } from '../../../kernel/subject';
import {
	dirtyRecords,
	nameOfDirty,
} from '../../../platform/experimental/dirtyRecords';
import { listenTo } from '../../../platform/listenTo';
import {
	keeping,
	rawRecord,
	versionOf,
	type ChangedRecord,
} from '../../documents/index.model';
import { recordId, recordKey } from '../../documents/index.records';

interface Base {
	/** The record as it was when the first change was made, raw. */
	record: UnknownRecord;
	isChanged: boolean;
	/** The values that the user has given it. Undo may bring any of them back. */
	readonly seen: Seen;
}

/*
 * core-data takes newer records from the server while there are edits of older ones, and then says nothing about what
 * the edits were made on.
 */
const baseVersions = new Map< string, Base >();

/** A record, or the one property that is meant of it. */
type Based = Subject & Pick< ChangedRecord, 'property' >;

const rawOf = ( record: Subject ): UnknownRecord =>
	select( coreStore ).getRawEntityRecord( ...recordKey( record ) ) ?? {};

/** The record that the changes of a record were made on, raw; without changes, the record as core-data has it. */
export function baseOf( record: Subject ): UnknownRecord {
	const base = baseVersions.get( subjectKey( record ) );
	return base?.isChanged ? base.record : rawOf( record );
}

/** From now on the changes of a record count as made on what core-data has of it. */
const rebase = ( record: Based ): void => rebaseOn( record, rawOf( record ) );

/**
 * The same for another state of it, which core-data need not have. Where one property is meant, changes of others stay
 * changes of what they were made on.
 *
 * @param record
 * @param onto   As REST answers it or raw: at least its version, and the properties that are changed.
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
	select( coreStore ).getEntityRecordEdits( ...recordKey( record ) ) ?? {};

/**
 * Some properties of a record were saved on top of one that was asked for just before. Unsaved changes that were made
 * on the same one are changes of the result; others stay changes of what they were made on.
 *
 * @param record
 * @param onto   The record before, as REST answers it.
 */
export function savedOnto( record: Subject, onto: UnknownRecord ): void {
	if ( versionOf( baseOf( record ) ) === versionOf( onto ) ) {
		rebase( record );
	}
}

/**
 * Notes what each record was like when it was changed first.
 *
 * @return Stops.
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
	// Changes that come back by undo were made on what the record was then.
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
	// It may have been known in part when it was changed.
	if ( versionOf( base.record ) === '' && versionOf( raw ) !== '' ) {
		base.record = raw;
	}
	base.seen.add( edits );
}

/** The changes of a record that was saved are what the server has: what is changed from now on is based on that. */
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

/** How many texts are remembered of a record; undo has them too. */
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
