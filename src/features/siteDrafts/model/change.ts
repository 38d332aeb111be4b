import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';
import type { Subject } from '@/kernel/subject';
import {
	parsePerson,
	titleOf,
	type DocumentRef,
	type Person,
} from '@/features/documents/index.model';

const ACTIONS = [ 'update', 'create', 'delete' ] as const;
const PASSWORDS = [ '', 'set', 'removed' ] as const;
const STATUSES = [
	'ready',
	'changed',
	'missing',
	'forbidden',
	'invalid',
	'unapproved',
] as const;

/** A property whose author isn't, or is no longer, allowed to publish it. */
export interface WithheldProperty {
	/** The name in REST, such as `content` or `meta.footnotes`; `*` for the whole change. */
	readonly property: string;
	/** The author; null if unknown. */
	readonly by: Person | null;
	/** The server's reason, as a sentence. */
	readonly message: string;
}

/** The name of a withheld property that stands for the whole change. */
export const WHOLE = '*';

/** The change of one record in a draft; see docs/site-drafts.md. */
export interface DraftChange {
	/** The key of the record within a draft. */
	readonly key: string;
	/** A post type, or `site`. */
	readonly type: string;
	readonly recordId: string;
	readonly label: string;
	readonly action: ( typeof ACTIONS )[ number ];
	/** Whether a deletion resets a template to the theme's version, instead of removing it. */
	readonly isReset: boolean;
	readonly edits: UnknownRecord;
	/** The live values that the edits are based on. */
	readonly base: UnknownRecord;
	/** Whether it sets or removes the password, which the server keeps to itself; empty for neither. */
	readonly password: ( typeof PASSWORDS )[ number ];
	/** The current live values of properties with a conflict. */
	readonly live: UnknownRecord;
	/** Another one after each change of these. */
	readonly liveVersion: string;
	readonly author: Person | null;
	/** Who has taken it over since; null if nobody has. */
	readonly acceptedBy: Person | null;
	readonly modified: string;
	/** Another one after each change of it. */
	readonly version: string;
	/** Why an agent proposes it; empty if it doesn't say, or someone has made the change. */
	readonly reason: string;
	/** Whether it is unapproved only because an agent proposes it. */
	readonly isProposed: boolean;
	/** Whether an agent wrote its blocks, and no browser has found them valid yet: then nobody can publish it. */
	readonly isUnchecked: boolean;
	/** What WordPress uses something new for by itself: titles of screens, or of places without a menu of their own. */
	readonly usedFor: readonly string[];
	/** An address of the live site that will show it instead of something else; empty for none. */
	readonly shownAt: string;
	readonly status: ( typeof STATUSES )[ number ];
	/** The properties that have changed live since then. */
	readonly conflicts: readonly string[];
	/** Whether these don't overlap with the edits, so that publishing merges them. */
	readonly isMergeable: boolean;
	/** The author of the live change; empty if there is none, or it is unknown. */
	readonly changedBy: string;
	/** When that was; empty if it is unknown. */
	readonly changedAt: string;
	/** Who changed what is in conflict in the draft; empty if it is unknown. */
	readonly draftedBy: string;
	/** When that was; empty if it is unknown. */
	readonly draftedAt: string;
	/** The server's message for the status. */
	readonly message: string;
	/** The properties because of which it is unapproved. */
	readonly withheld: readonly WithheldProperty[];
	/** Whether the user may take these over. */
	readonly isApprovable: boolean;
}

/** Parses a change from REST; null if it is invalid. */
export function parseChange( raw: unknown ): DraftChange | null {
	if ( ! isRecord( raw ) || stringOr( raw.key ) === '' ) {
		return null;
	}
	const { changedBy, conflicts, draftedBy } = raw;
	return {
		key: stringOr( raw.key ),
		type: stringOr( raw.type ),
		recordId:
			typeof raw.recordId === 'number'
				? String( raw.recordId )
				: stringOr( raw.recordId ),
		label: stringOr( raw.label ),
		action: ACTIONS.find( ( action ) => action === raw.action ) ?? 'update',
		isReset: raw.reset === true,
		edits: isRecord( raw.edits ) ? raw.edits : {},
		base: isRecord( raw.base ) ? raw.base : {},
		password: PASSWORDS.find( ( one ) => one === raw.password ) ?? '',
		live: isRecord( raw.live ) ? raw.live : {},
		liveVersion: stringOr( raw.liveVersion ),
		author: parsePerson( raw.author ),
		acceptedBy: parsePerson( raw.acceptedBy ),
		modified: stringOr( raw.modified ),
		version: stringOr( raw.version ),
		reason: stringOr( raw.reason ),
		isProposed: raw.proposed === true,
		isUnchecked: raw.unchecked === true,
		usedFor: textsOf( raw.usedFor ),
		shownAt: stringOr( raw.shownAt ),
		status: STATUSES.find( ( status ) => status === raw.status ) ?? 'ready',
		conflicts: textsOf( conflicts ),
		isMergeable: raw.mergeable === true,
		changedBy: isRecord( changedBy ) ? stringOr( changedBy.name ) : '',
		changedAt: stringOr( raw.changedAt ),
		draftedBy: isRecord( draftedBy )
			? stringOr( draftedBy.name )
			: ( parsePerson( raw.author )?.name ?? '' ),
		draftedAt: stringOr( raw.draftedAt, stringOr( raw.modified ) ),
		message: stringOr( raw.message ),
		withheld: ( Array.isArray( raw.withheld ) ? raw.withheld : [] )
			.filter( isRecord )
			.map( ( { property, by, message } ) => ( {
				property: stringOr( property, WHOLE ),
				by: parsePerson( by ),
				message: stringOr( message ),
			} ) ),
		isApprovable: raw.approvable === true,
	};
}

const textsOf = ( raw: unknown ): readonly string[] =>
	( Array.isArray( raw ) ? raw : [] ).filter(
		( text ) => typeof text === 'string'
	);

/** Parses a list, without invalid changes; null for what is no list: that there are none is another answer. */
export const parseChanges = ( raw: unknown ): readonly DraftChange[] | null =>
	Array.isArray( raw )
		? raw.map( parseChange ).filter( ( change ) => change !== null )
		: null;

/** Whether the user has to choose a version before it can be published. */
export const needsDecision = ( {
	status,
	isMergeable,
}: DraftChange ): boolean => status === 'changed' && ! isMergeable;

/** The edits of some properties, which are named as in `conflicts`. */
export const editsIn = (
	{ edits }: DraftChange,
	names: readonly string[]
): UnknownRecord => {
	const meta = isRecord( edits.meta )
		? Object.fromEntries(
				Object.entries( edits.meta ).filter( ( [ key ] ) =>
					names.includes( `meta.${ key }` )
				)
			)
		: {};
	return {
		...Object.fromEntries(
			Object.entries( edits ).filter( ( [ name ] ) =>
				names.includes( name )
			)
		),
		...( Object.keys( meta ).length > 0 ? { meta } : {} ),
	};
};

/** Whether it can't be published with any version. */
export const isBlocked = ( { status }: DraftChange ): boolean =>
	status === 'missing' || status === 'forbidden' || status === 'invalid';

/** Whether it is published only if someone with the rights takes it over. */
export const isUnapproved = ( { status }: DraftChange ): boolean =>
	status === 'unapproved';

/** Whether the user can neither publish it nor take it over. */
export const isRefused = ( { status, isApprovable }: DraftChange ): boolean =>
	status === 'forbidden' || ( status === 'unapproved' && ! isApprovable );

const HOLDS = {
	/** A version has to be chosen, or what is left after the live one was deleted. */
	undecided: ( change: DraftChange ) =>
		needsDecision( change ) || change.status === 'missing',
	blocked: ( { status }: DraftChange ) =>
		status === 'forbidden' || status === 'invalid',
	unapproved: isUnapproved,
	unchecked: ( { isUnchecked }: DraftChange ) => isUnchecked,
} as const;

/** Why a draft can't be published as it is. */
export type HoldReason = keyof typeof HOLDS;

/** What keeps a draft from being published, each with the keys of its changes; none of those without any. */
export const holdsOf = (
	changes: readonly DraftChange[]
): readonly {
	readonly reason: HoldReason;
	readonly keys: readonly string[];
}[] =>
	( Object.keys( HOLDS ) as HoldReason[] )
		.map( ( reason ) => ( {
			reason,
			keys: changes.filter( HOLDS[ reason ] ).map( ( { key } ) => key ),
		} ) )
		.filter( ( { keys } ) => keys.length > 0 );

/** Equal for the same changes with the same values: what a user has agreed to. */
export const versionOfChanges = ( changes: readonly DraftChange[] ): string =>
	JSON.stringify(
		changes.map( ( { key, modified, edits, withheld, isApprovable } ) => [
			key,
			modified,
			edits,
			withheld,
			isApprovable,
		] )
	);

/** The record's kind, name and ID in core-data. */
export function subjectOf( { type, recordId }: DraftChange ): Subject {
	switch ( type ) {
		case 'site':
			return { kind: 'root', name: 'site', id: undefined };
		case 'wp_global_styles':
			return { kind: 'root', name: 'globalStyles', id: recordId };
		default:
			return { kind: 'postType', name: type, id: recordId };
	}
}

/** Whether it shows on all pages instead of one. */
export const isSiteWide = ( { type }: Pick< DraftChange, 'type' > ): boolean =>
	type === 'site' || type === 'wp_global_styles';

/** The document of a change, on the live site or in the draft; null if it is none, or unknown. */
export const recordOf = ( {
	type,
	recordId,
}: Pick< DraftChange, 'type' | 'recordId' > ): DocumentRef | null =>
	type === '' || recordId === '' || isSiteWide( { type } )
		? null
		: { type, id: recordId };

/** Whether the draft leaves nothing of the record. */
export const isRemoval = ( {
	action,
	isReset,
}: Pick< DraftChange, 'action' | 'isReset' > ): boolean =>
	action === 'delete' && ! isReset;

/** Whether it goes to the trash, from which it can be restored. */
export const isTrashing = ( {
	action,
	isReset,
	edits,
}: Pick< DraftChange, 'action' | 'isReset' | 'edits' > ): boolean =>
	isRemoval( { action, isReset } ) && edits.force !== true;

/** The document of a change in the draft; null if it has no screen, or the draft deletes it. */
export const documentOf = ( change: DraftChange ): DocumentRef | null =>
	isRemoval( change ) ? null : recordOf( change );

/** Whether people without an account can open it once the draft is published: not if it stays a draft of a page, for example. */
export const isForVisitors = ( {
	action,
	edits,
	base,
}: Pick< DraftChange, 'action' | 'edits' | 'base' > ): boolean => {
	const status = edits.status ?? base.status;
	// What a change leaves out is as on the live site; a new record is a draft then.
	return status === undefined ? action === 'update' : status === 'publish';
};

/** Whether it makes something for visitors that they won't see once the draft is published, such as a page that stays a draft. */
export const staysUnseen = ( {
	type,
	action,
	edits,
}: Pick< DraftChange, 'type' | 'action' | 'edits' > ): boolean =>
	action === 'create' &&
	! isSiteWide( { type } ) &&
	! type.startsWith( 'wp_' ) &&
	[ undefined, 'draft', 'pending' ].some(
		( status ) => status === edits.status
	);

/**
 * The title of a record after the draft is published. The server names a template without a title of its own, which has its
 * slug instead, after what it is for.
 */
export function titleAfter( { edits, label, recordId }: DraftChange ): string {
	const title = 'title' in edits ? titleOf( edits ) : '';
	return (
		( recordId.endsWith( `//${ title }` ) ? '' : title ) || label || title
	);
}

/** The order of types: site-wide design first. */
const ORDER: readonly string[] = [
	'site',
	'wp_global_styles',
	'wp_template',
	'wp_template_part',
	'wp_block',
	'wp_navigation',
	'page',
	'post',
];

/** Changes by the type of their record, in display order. */
export function groupByType(
	changes: readonly DraftChange[]
): readonly ( readonly [ string, readonly DraftChange[] ] )[] {
	const groups = new Map< string, DraftChange[] >();
	for ( const change of changes ) {
		groups.set( change.type, [
			...( groups.get( change.type ) ?? [] ),
			change,
		] );
	}
	const place = ( type: string ) => {
		const at = ORDER.indexOf( type );
		return at === -1 ? ORDER.length : at;
	};
	return [ ...groups ].sort(
		( [ one ], [ other ] ) => place( one ) - place( other )
	);
}

/** Those who changed something, each once. */
export const peopleOf = (
	changes: readonly DraftChange[]
): readonly Person[] => [
	...new Map(
		changes.flatMap( ( { author } ) =>
			author ? [ [ author.id, author ] as const ] : []
		)
	).values(),
];
