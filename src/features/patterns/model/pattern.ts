import { contentProblem } from '../../../kernel/contentProblem';
import { rawText, stringOr, type UnknownRecord } from '../../../kernel/guards';
import { latestRevision, revisionCount } from '../../revisions/index.model';
import type {
	DocumentAuthor,
	Listed,
	Removal,
} from '../../documents/index.model';

/** The user's own pattern, one that is registered by theme or plugin, or a template part. */
export type PatternType = 'wp_block' | 'pattern' | 'wp_template_part';

export type SyncStatus = 'full' | 'unsynced';

/** A pattern or template part as lists show it, with what the server has. */
export interface Pattern extends Listed {
	readonly type: PatternType;
	/** A number, `theme//slug` of a part, or the name of a registered pattern. */
	readonly id: string;
	readonly description: string;
	readonly keywords: readonly string[];
	/** Slugs of the categories that it is in, or the one area of a part. */
	readonly categories: readonly string[];
	/** Numbers of those of them that users made. */
	readonly termIds: readonly number[];
	/** Null where there is no such thing: template parts. */
	readonly syncStatus: SyncStatus | null;
	/** Null where it is the user's own pattern. */
	readonly author: DocumentAuthor | null;
	/** Another text whenever its content may be another one. */
	readonly version: string;
	/** The width of a window that it was made for, in pixels; null for any. */
	readonly viewport: number | null;
	/** Whether its blocks could crash the server or the browser. */
	readonly isInvalid: boolean;
	readonly canEdit: boolean;
	readonly canRename: boolean;
	readonly revisionCount: number;
	/** The newest revision; 0 where there is none. */
	readonly revision: number;
}

/** What parsing needs from rooms below. */
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

/** One of the user's own patterns, as our server lists those that the user may change; null where it is none. */
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

/** Who has the property, but says nothing, is synced; who does not have it is not. */
const syncStatusOf = ( raw: UnknownRecord ): SyncStatus =>
	! ( 'wp_pattern_sync_status' in raw ) ||
	raw.wp_pattern_sync_status === 'unsynced'
		? 'unsynced'
		: 'full';

/** A template part; null where it is none. */
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

/** What is in no category, or in no area of its own. */
export const UNCATEGORIZED = 'uncategorized';

/** Where patterns come from that WordPress registers for its own editors. */
const CORE_SOURCES: readonly unknown[] = [
	'core',
	'pattern-directory/core',
	'pattern-directory/featured',
];

/** A pattern that theme or plugin registered; null where it is none, or not meant to be chosen. */
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
