import { contentProblem } from '@/kernel/contentProblem';
import { rawText, stringOr, type UnknownRecord } from '@/kernel/guards';
import {
	latestRevision,
	revisionCount,
} from '@/features/revisions/index.model';
import type {
	DocumentAuthor,
	Listed,
	Removal,
} from '@/features/documents/index.model';

/** A user pattern, a pattern registered by the theme or a plugin, or a template part. */
export type PatternType = 'wp_block' | 'pattern' | 'wp_template_part';

export type SyncStatus = 'full' | 'unsynced';

/** A pattern or template part as an item of a list, as stored on the server. */
export interface Pattern extends Listed {
	readonly type: PatternType;
	/** A post id, `theme//slug` of a template part, or the name of a registered pattern. */
	readonly id: string;
	readonly description: string;
	readonly keywords: readonly string[];
	/** Slugs of its categories, or the area of a template part. */
	readonly categories: readonly string[];
	/** Term ids of those of them that users created. */
	readonly termIds: readonly number[];
	/** Null for template parts, which have none. */
	readonly syncStatus: SyncStatus | null;
	/** Null for user patterns. */
	readonly author: DocumentAuthor | null;
	/** A string that changes whenever the content may have changed. */
	readonly version: string;
	/** The viewport width that it was designed for, in pixels; null for any. */
	readonly viewport: number | null;
	/** Whether its blocks could crash the server or the browser. */
	readonly isInvalid: boolean;
	readonly canEdit: boolean;
	readonly canRename: boolean;
	readonly revisionCount: number;
	/** The id of the latest revision; 0 if there is none. */
	readonly revision: number;
}

/** The name of a pattern or part in the index of uses. Null for patterns whose copies are on their own. */
export const thingOf = ( {
	type,
	id,
	syncStatus,
}: Pick< Pattern, 'type' | 'id' | 'syncStatus' > ): string | null =>
	type === 'wp_block' && syncStatus === 'unsynced' ? null : id;

/** What the index of uses calls it. */
export const kindOf = ( {
	type,
}: Pick< Pattern, 'type' > ): 'pattern' | 'part' =>
	type === 'wp_template_part' ? 'part' : 'pattern';

/** Functions from lower rooms that parsing needs. */
export interface PatternReaders {
	readonly readText: ( text: string ) => string;
	readonly readTitle: ( record: UnknownRecord ) => string;
	readonly readAuthor: ( record: UnknownRecord ) => DocumentAuthor;
	readonly readRemoval: (
		type: PatternType,
		record: UnknownRecord
	) => Removal | null;
	readonly allows: (
		record: UnknownRecord,
		method: 'PUT' | 'DELETE'
	) => boolean;
}

/** A user pattern from our server's list of editable ones; null where it is invalid. */
export function parseOwn(
	raw: UnknownRecord,
	{ readText, readTitle, readRemoval }: PatternReaders
): Pattern | null {
	if ( typeof raw.id !== 'number' ) {
		return null;
	}
	const terms: unknown = raw.wp_pattern_category;
	const termIds = ( Array.isArray( terms ) ? terms : [] ).filter(
		( id ): id is number => typeof id === 'number'
	);
	return {
		type: 'wp_block',
		id: String( raw.id ),
		title: readText( readTitle( raw ) ),
		description: readText( rawText( raw.excerpt ) ),
		keywords: [],
		categories: texts( raw.category_slugs ),
		termIds,
		syncStatus: syncStatusOf( raw ),
		author: null,
		version: stringOr( raw.modified ),
		viewport: null,
		removal:
			raw.can_delete === true ? readRemoval( 'wp_block', raw ) : null,
		isInvalid: raw.is_invalid === true,
		canEdit: true,
		canRename: true,
		revisionCount: numberOr( raw.revision_count ),
		revision: numberOr( raw.revision ),
	};
}

const numberOr = ( value: unknown ): number =>
	typeof value === 'number' ? value : 0;

/** With the property, an empty value means synced; without it, the pattern isn't synced. */
const syncStatusOf = ( raw: UnknownRecord ): SyncStatus =>
	! ( 'wp_pattern_sync_status' in raw ) ||
	raw.wp_pattern_sync_status === 'unsynced'
		? 'unsynced'
		: 'full';

/** A template part; null where it is invalid. */
export function parsePart(
	raw: UnknownRecord,
	{ readText, readTitle, readAuthor, readRemoval, allows }: PatternReaders
): Pattern | null {
	if ( typeof raw.id !== 'string' ) {
		return null;
	}
	const removal = readRemoval( 'wp_template_part', raw );
	return {
		type: 'wp_template_part',
		id: raw.id,
		title: readText( readTitle( raw ) ),
		description: readText( rawText( raw.description ) ),
		keywords: [],
		categories: [ stringOr( raw.area ) || UNCATEGORIZED ],
		termIds: [],
		syncStatus: null,
		author: readAuthor( raw ),
		version: rawText( raw.content ),
		viewport: null,
		removal: allows( raw, 'DELETE' ) ? removal : null,
		isInvalid: contentProblem( rawText( raw.content ) ) !== null,
		canEdit: allows( raw, 'PUT' ),
		canRename: removal === 'delete' && allows( raw, 'PUT' ),
		revisionCount: revisionCount( raw ),
		revision: latestRevision( raw ),
	};
}

/** For patterns without a category, and parts without an area. */
export const UNCATEGORIZED = 'uncategorized';

/** Sources of patterns that WordPress registers for its own editors. */
const CORE_SOURCES: readonly unknown[] = [
	'core',
	'pattern-directory/core',
	'pattern-directory/featured',
];

/** A pattern registered by the theme or a plugin; null where it is invalid or hidden from the inserter. */
export function parseRegistered(
	raw: UnknownRecord,
	readText: ( text: string ) => string
): Pattern | null {
	const { name } = raw;
	if (
		typeof name !== 'string' ||
		raw.inserter === false ||
		CORE_SOURCES.includes( raw.source )
	) {
		return null;
	}
	return {
		type: 'pattern',
		id: name,
		title: readText( stringOr( raw.title ) || name ),
		description: readText( stringOr( raw.description ) ),
		keywords: texts( raw.keywords ),
		categories: texts( raw.categories ),
		termIds: [],
		syncStatus: syncStatusOf( raw ),
		author: null,
		version: '',
		viewport:
			typeof raw.viewport_width === 'number' && raw.viewport_width > 0
				? raw.viewport_width
				: null,
		removal: null,
		isInvalid: false,
		canEdit: false,
		canRename: false,
		revisionCount: 0,
		revision: 0,
	};
}

const texts = ( raw: unknown ): readonly string[] =>
	( Array.isArray( raw ) ? raw : [] ).filter(
		( text ): text is string => typeof text === 'string'
	);
