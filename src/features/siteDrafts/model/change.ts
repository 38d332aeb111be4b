import { isRecord, stringOr, type UnknownRecord } from '../../../kernel/guards';
import type { Subject } from '../../../kernel/subject';
import { titleOf, type DocumentRef } from '../../documents/index.model';
import { parsePerson, type Person } from './siteDraft';

const ACTIONS = [ 'update', 'create', 'delete' ] as const;
const STATUSES = [
	'ready',
	'changed',
	'missing',
	'forbidden',
	'invalid',
] as const;

/** What a draft changes of one record; see docs/site-drafts.md. */
export interface DraftChange {
	/** Names the record among all of a draft. */
	readonly key: string;
	/** A post type, or `site`. */
	readonly type: string;
	readonly recordId: string;
	readonly label: string;
	readonly action: ( typeof ACTIONS )[ number ];
	readonly edits: UnknownRecord;
	/** The live values that the edits were made on. */
	readonly base: UnknownRecord;
	/** What the live record has now for the properties that have to be decided. */
	readonly live: UnknownRecord;
	readonly author: Person | null;
	readonly modified: string;
	readonly status: ( typeof STATUSES )[ number ];
	/** The properties that have changed live since. */
	readonly conflicts: readonly string[];
	/** Whether these don't overlap with the edits, so that publishing merges them. */
	readonly isMergeable: boolean;
	/** Who changed the live record; empty where nobody did, or it is not known. */
	readonly changedBy: string;
	/** What the status means, as the site says it. */
	readonly message: string;
}

/** A change as the site answers it; null where it is none. */
export function parseChange( raw: unknown ): DraftChange | null {
	if ( ! isRecord( raw ) || stringOr( raw.key ) === '' ) {
		return null;
	}
	const { changedBy, conflicts } = raw;
	return {
		key: stringOr( raw.key ),
		type: stringOr( raw.type ),
		recordId:
			typeof raw.recordId === 'number'
				? String( raw.recordId )
				: stringOr( raw.recordId ),
		label: stringOr( raw.label ),
		action: ACTIONS.find( ( action ) => action === raw.action ) ?? 'update',
		edits: isRecord( raw.edits ) ? raw.edits : {},
		base: isRecord( raw.base ) ? raw.base : {},
		live: isRecord( raw.live ) ? raw.live : {},
		author: parsePerson( raw.author ),
		modified: stringOr( raw.modified ),
		status: STATUSES.find( ( status ) => status === raw.status ) ?? 'ready',
		conflicts: ( Array.isArray( conflicts ) ? conflicts : [] ).filter(
			( name ) => typeof name === 'string'
		),
		isMergeable: raw.mergeable === true,
		changedBy: isRecord( changedBy ) ? stringOr( changedBy.name ) : '',
		message: stringOr( raw.message ),
	};
}

/** Those of a list that are changes. */
export const parseChanges = ( raw: unknown ): readonly DraftChange[] =>
	( Array.isArray( raw ) ? raw : [] )
		.map( parseChange )
		.filter( ( change ) => change !== null );

/** Whether somebody has to choose between two versions before it can be published. */
export const needsDecision = ( {
	status,
	isMergeable,
}: DraftChange ): boolean => status === 'changed' && ! isMergeable;

/** Whether it can't be published, whatever is chosen. */
export const isBlocked = ( { status }: DraftChange ): boolean =>
	status === 'missing' || status === 'forbidden' || status === 'invalid';

/** The record as core-data names it. */
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

/** The document that a change is of; null where it has no screen of its own, or will not be there. */
export const documentOf = ( {
	type,
	recordId,
	action,
}: DraftChange ): DocumentRef | null =>
	type === 'site' || type === 'wp_global_styles' || action === 'delete'
		? null
		: { type, id: recordId };

/** What a record is called once the draft is published. */
export const titleAfter = ( { edits, label }: DraftChange ): string =>
	( 'title' in edits ? titleOf( edits ) : '' ) || label;

/** The order of kinds: what the whole site looks like first. */
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

/** Changes by the type of their record, in the order in which they are shown. */
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
