import { serialize, store as blocksStore } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { stringOr, type UnknownRecord } from '../../../kernel/guards';
import { ok, type Result } from '../../../kernel/result';
import { loadStage } from '../../../platform/stages';
import {
	compareBlocks,
	compareFields,
	rawRecord,
	type ChangedRecord,
	type Conflict,
} from '../../documents/index.model';
import {
	blocksOf,
	contentOf,
	recordKey,
	type RecordChanges,
} from '../../documents/index.records';
import type { Versions } from '../model/plan';

/** The versions that decide a conflict. */
export interface Comparison {
	readonly versions: Versions;
	/** What each side did since the state that both know. */
	readonly theirChanges: RecordChanges;
	readonly myChanges: RecordChanges;
}

/** What people know under a name. What else may differ, such as dates of saving, says nothing to them. */
const TOLD = [
	'title',
	'excerpt',
	'description',
	'status',
	'slug',
	'date',
	'author',
	'parent',
	'template',
	'featured_media',
	'menu_order',
	'comment_status',
	'ping_status',
	'password',
	'sticky',
	'area',
	'settings',
	'styles',
] as const;

/** Compares what two people made of a record. */
export async function compare(
	conflict: Conflict
): Promise< Result< Comparison > > {
	const { record, theirs } = conflict;
	if ( record.kind === 'postType' ) {
		// Names of blocks, and how they are written, are known only with the block editor; without it we tell less.
		await loadStage( 'editor' );
	}
	// core-data takes no titles of styles for raw ones.
	const base = rawRecord( conflict.base );
	const raw = rawRecord( theirs.record );
	const versions = versionsOf( record, base, raw );
	return ok( {
		versions,
		theirChanges: changes(
			base,
			raw,
			record.property === undefined
				? // Of restored changes no more is known than what they changed.
					TOLD.filter( ( name ) => name in base )
				: [ record.property ]
		),
		myChanges: changes(
			versions.base,
			versions.mine,
			Object.keys( versions.mine ).filter(
				( name ) => name !== 'content' && name !== 'source'
			)
		),
	} );
}

/** What the user has changed of the record, before, now, and as it was saved by someone else. */
function versionsOf(
	record: ChangedRecord,
	base: UnknownRecord,
	theirs: UnknownRecord
): Versions {
	const core = select( coreStore );
	const key = recordKey( record );
	const all = core.getEntityRecordNonTransientEdits( ...key );
	const { property } = record;
	const edits =
		property === undefined ? all : { [ property ]: all[ property ] };
	const mine =
		'content' in edits
			? { ...edits, content: contentOf( core, key ) }
			: edits;
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
	return { base: of( base ), mine: of( mine ), theirs: of( theirs ) };
}

/** The editor serializes all blocks again: unchanged ones are equal only if both versions are serialized in the same way. */
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
