import { isRecord, rawText, type UnknownRecord } from '../../../kernel/guards';
import {
	isUnpublished,
	siteOffset,
	type ScheduleProblem,
} from '../../documents/index.model';

/** Every property that can be edited beside a list, in the order of the form. */
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

/** Those that can be given to several items at once. */
const BULK_FIELDS: readonly QuickField[] = [
	'title',
	'status',
	'date',
	'author',
	'comment_status',
];

export type QuickValues = Readonly< Partial< Record< QuickField, unknown > > >;

/** The ways in which values of an item can be invalid. */
export type Problem = ScheduleProblem | 'ownParent';

/** An item of a list with the user's edits in it. */
export interface QuickRecord {
	readonly id: string;
	/** Only of properties that items of its type have. */
	readonly values: QuickValues;
	/** How many milliseconds the site's clock is ahead of UTC. */
	readonly offset: number;
	readonly mayPublish: boolean;
	readonly mayAssignAuthor: boolean;
}

/** What a form shows: one item, or what several have in common. */
export interface QuickItem {
	/** The post type. */
	readonly type: string;
	/** The id of the one item; empty where there are several. */
	readonly own: string;
	readonly count: number;
	readonly values: QuickValues;
	/** The fields that are not the same in all of them. */
	readonly mixed: ReadonlySet< QuickField >;
	/** What keeps a field from being saved. */
	readonly problems: Readonly< Partial< Record< QuickField, Problem > > >;
	readonly mayPublish: boolean;
	readonly mayAssignAuthor: boolean;
}

/**
 * Reads a record; null where it is none, or one that may not be edited any more.
 *
 * @param saved As the server has it.
 * @param edits What the user has changed in it.
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
		offset: isRecord( saved ) ? siteOffset( saved ) : 0,
		mayPublish: 'wp:action-publish' in links,
		mayAssignAuthor: 'wp:action-assign-author' in links,
	};
}

/** Whether something gets its date when it is published: until then the server answers with that of its last change. */
const isFloating = ( { status, date, modified }: UnknownRecord ): boolean =>
	isUnpublished( status ) && date === modified;

/** What a form shows of these records. */
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
	};
}
