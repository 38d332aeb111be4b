import { decodeSlug } from '@/kernel/decodeSlug';
import {
	isRecord,
	rawText,
	stringOr,
	type UnknownRecord,
} from '@/kernel/guards';
import {
	isUnpublished,
	type ScheduleProblem,
} from '@/features/documents/index.model';

/** The fields of quick edit, in the order of the form. */
const QUICK_FIELDS = [
	'title',
	'featured_media',
	'status',
	'password',
	'author',
	'date',
	'slug',
	'parent',
	'comment_status',
	'template',
] as const;
export type QuickField = ( typeof QUICK_FIELDS )[ number ];

/** The fields that can be set for several records at once. */
const BULK_FIELDS: readonly QuickField[] = [
	'title',
	'status',
	'date',
	'author',
	'comment_status',
];

export type QuickValues = Readonly< Partial< Record< QuickField, unknown > > >;

/** The reasons why values of a record are invalid. */
export type Problem = ScheduleProblem | 'ownParent';

/** A record of a list with the user's edits. */
export interface QuickRecord {
	readonly id: string;
	/** Only of properties that the record's type supports. */
	readonly values: QuickValues;
	readonly mayPublish: boolean;
	readonly mayAssignAuthor: boolean;
	readonly address: QuickAddress | null;
}

/** The URL of a record for visitors. */
export interface QuickAddress {
	/** As it is saved. */
	readonly url: string;
	/** With its slug as it is edited. */
	readonly text: string;
	/** Whether visitors, who know it already, get another one. */
	readonly isMoved: boolean;
}

/** The subject of a form: one record, or the common values of several. */
export interface QuickItem {
	/** The post type. */
	readonly type: string;
	/** The id of a single record; empty for several. */
	readonly own: string;
	readonly count: number;
	readonly values: QuickValues;
	/** The fields whose values differ. */
	readonly mixed: ReadonlySet< QuickField >;
	/** The problem that keeps a field from being saved. */
	readonly problems: Readonly< Partial< Record< QuickField, Problem > > >;
	readonly mayPublish: boolean;
	readonly mayAssignAuthor: boolean;
	/** That of a single record; null for several, and for those without one. */
	readonly address: QuickAddress | null;
}

/**
 * Parses a record; null where it is invalid or can't be edited any more.
 *
 * @param saved The stored record.
 * @param edits The user's edits.
 */
export function parseQuickRecord(
	saved: unknown,
	edits: UnknownRecord = {}
): QuickRecord | null {
	const raw = isRecord( saved )
		? {
				...saved,
				...( isFloating( saved ) ? { date: null } : {} ),
				...edits,
			}
		: saved;
	if (
		! isRecord( raw ) ||
		typeof raw.id !== 'number' ||
		raw.status === 'trash'
	) {
		return null;
	}
	const links = isRecord( raw._links ) ? raw._links : {};
	return {
		id: String( raw.id ),
		values: Object.fromEntries(
			QUICK_FIELDS.filter( ( name ) => name in raw ).map( ( name ) => [
				name,
				name === 'title' ? rawText( raw.title ) : raw[ name ],
			] )
		),
		mayPublish: 'wp:action-publish' in links,
		mayAssignAuthor: 'wp:action-assign-author' in links,
		address: addressOf( raw, isRecord( saved ) ? saved : raw ),
	};
}

/** Visitors can open only types with permalinks. */
function addressOf(
	raw: UnknownRecord,
	saved: UnknownRecord
): QuickAddress | null {
	const template = stringOr( raw.permalink_template );
	const url = stringOr( raw.link );
	if ( template === '' || url === '' ) {
		return null;
	}
	const slug = stringOr( raw.slug ) || stringOr( raw.generated_slug );
	return {
		url,
		text: decodeSlug(
			template.replace( /%(?:postname|pagename)%/, () => slug )
		),
		isMoved: ! isUnpublished( saved.status ) && raw.slug !== saved.slug,
	};
}

/** Whether the date of publication isn't set yet: until then REST returns that of the last modification. */
const isFloating = ( { status, date, modified }: UnknownRecord ): boolean =>
	isUnpublished( status ) && date === modified;

/** The subject of a form for these records. */
export function itemOf(
	type: string,
	records: readonly QuickRecord[],
	problems: QuickItem[ 'problems' ] = {}
): QuickItem {
	const [ first, ...others ] = records;
	const shown = others.length > 0 ? BULK_FIELDS : QUICK_FIELDS;
	const names = shown.filter( ( name ) =>
		records.every( ( { values } ) => name in values )
	);
	const mixed = new Set(
		names.filter( ( name ) =>
			others.some(
				( { values } ) => values[ name ] !== first?.values[ name ]
			)
		)
	);
	return {
		type,
		own: others.length > 0 ? '' : ( first?.id ?? '' ),
		count: records.length,
		values: Object.fromEntries(
			names.map( ( name ) => [
				name,
				mixed.has( name ) ? undefined : first?.values[ name ],
			] )
		),
		mixed,
		problems,
		mayPublish: records.every( ( { mayPublish } ) => mayPublish ),
		mayAssignAuthor: records.every(
			( { mayAssignAuthor } ) => mayAssignAuthor
		),
		address: others.length > 0 ? null : ( first?.address ?? null ),
	};
}
