import { serialize, store as blocksStore } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { blockRanges } from '@/kernel/blockText';
import { stringOr, type UnknownRecord } from '@/kernel/guards';
import { ok, type Result } from '@/kernel/result';
import { boot } from '@/platform/boot';
import { loadStage } from '@/platform/stages';
import {
	compareBlocks,
	compareFields,
	rawRecord,
	withoutTrashedSlugs,
	type ChangedRecord,
	type Conflict,
} from '@/features/documents/index.model';
import {
	blocksOf,
	contentOf,
	recordArgs,
	withoutOwnChanges,
	type RecordChanges,
} from '@/features/documents/index.records';
import { isMoved, statusToKeep } from '../model/moved';
import type { Versions } from '../model/plan';

/** The versions in a conflict. */
export interface Comparison {
	readonly versions: Versions;
	/** The changes of each side since the base version. */
	readonly theirChanges: RecordChanges;
	readonly myChanges: RecordChanges;
}

/** Properties that users recognize, but for content, which is compared by blocks. Other differences mean nothing to them. */
const toldOf = ( record: UnknownRecord ): readonly string[] =>
	boot().properties.filter(
		( name ) => name !== 'content' && name in record
	);

/** Compares two people's versions of a record. */
export async function compare(
	conflict: Conflict
): Promise< Result< Comparison > > {
	const { record, theirs } = conflict;
	if ( record.kind === 'postType' ) {
		// Block titles and serialization need the block editor; without it, fewer details are listed.
		await loadStage( 'editor' );
	}
	// core-data doesn't reduce titles of global styles to their raw values.
	const base = rawRecord( conflict.base );
	const raw = rawRecord( theirs.record );
	const versions = versionsOf( record, base, raw );
	const theirChanges = changes(
		base,
		raw,
		record.property === undefined
			? // For restored changes, only the changed properties are known.
				toldOf( base )
			: [ record.property ]
	);
	const myChanges = changes(
		versions.base,
		versions.mine,
		Object.keys( versions.mine ).filter(
			( name ) => name !== 'content' && name !== 'source'
		)
	);
	const status = statusToKeep( versions );
	return ok( {
		versions,
		theirChanges: {
			...theirChanges,
			fields: withoutTrashedSlugs( theirChanges.fields ),
		},
		myChanges: {
			...myChanges,
			fields: [
				...myChanges.fields,
				// Saving my version moves it back.
				...( status === undefined
					? []
					: compareFields( raw.status, status, [ 'status' ] ) ),
			],
		},
	} );
}

/** The user's changes: the base version, the edited one, and the one that someone else has saved. */
function versionsOf(
	record: ChangedRecord,
	base: UnknownRecord,
	theirs: UnknownRecord
): Versions {
	const core = select( coreStore );
	const key = recordArgs( record );
	const all = core.getEntityRecordNonTransientEdits( ...key );
	const { property } = record;
	const edits =
		property === undefined ? all : { [ property ]: all[ property ] };
	const written = asWritten( base.content );
	const edited: UnknownRecord =
		'content' in edits
			? {
					...edits,
					content: withBlocksOf(
						written,
						withoutOwn(
							record,
							contentOf( core, key ),
							base.content,
							written
						),
						{ isTyped: typeof edits.content === 'string' }
					),
				}
			: edits;
	const mine =
		property === undefined &&
		! ( 'status' in edited ) &&
		isMoved( base, theirs )
			? { ...edited, status: base.status }
			: edited;
	const of = ( source: UnknownRecord ): UnknownRecord =>
		Object.fromEntries(
			Object.keys( mine )
				.filter( ( name ) => name in source )
				.map( ( name ) => [
					name,
					name === 'content'
						? asWritten( source[ name ] )
						: source[ name ],
				] )
		);
	return { base: of( base ), mine, theirs: of( theirs ) };
}

/** A text without what blocks have changed themselves: that isn't the user's. */
const withoutOwn = (
	{ name, id }: ChangedRecord,
	text: string,
	base: unknown,
	written: string
): string =>
	id === undefined
		? text
		: withoutOwnChanges( { type: name, id }, text, stringOr( base ), {
				rewritten: written,
			} );

/**
 * A text with all blocks as the editor writes them, if the user has typed it. Blocks that the base has are left: some are different
 * each time they are written again.
 */
function withBlocksOf(
	base: string,
	text: string,
	{ isTyped }: { readonly isTyped: boolean }
): string {
	if ( ! isTyped ) {
		return text;
	}
	const known = new Set(
		blockRanges( base ).map( ( { start, end } ) =>
			base.slice( start, end )
		)
	);
	let taken = 0;
	const pieces = blockRanges( text ).map( ( { start, end } ) => {
		const gap = text.slice( taken, start );
		const own = text.slice( start, end );
		taken = end;
		return gap + ( known.has( own ) ? own : asWritten( own ) );
	} );
	return pieces.join( '' ) + text.slice( taken );
}

/**
 * The editor serializes all blocks again: unchanged ones are equal only if both versions are serialized in the same
 * way.
 */
function asWritten( content: unknown ): string {
	const text = stringOr( content );
	return select( blocksStore ).getBlockTypes().length > 0
		? serialize( blocksOf( text ) )
		: text;
}

const changes = (
	before: UnknownRecord,
	after: UnknownRecord,
	names: readonly string[]
): RecordChanges => ( {
	fields: names.flatMap( ( name ) =>
		compareFields( before[ name ], after[ name ], [ name ] )
	),
	blocks:
		'content' in before && 'content' in after
			? compareBlocks(
					blocksOf( stringOr( before.content ) ),
					blocksOf( stringOr( after.content ) )
				)
			: [],
} );
