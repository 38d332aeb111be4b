import { decodeEntities } from '@wordpress/html-entities';
import { __, _n, sprintf } from '@wordpress/i18n';
import { assertNever } from '@/kernel/invariant';
import { isolated } from '@/ui/quoted';
import { kindLabel } from '@/features/documents';
import type { Person } from '@/features/documents/index.model';
import type {
	Action,
	Entry,
	EntryAgent,
	ListedRecord,
	Source,
	Trust,
} from '../model/entry';

const untitled = () => __( '(no title)', 'atelier' );

/** The title of a record. */
export function titleOf( {
	type,
	label,
	recordId,
}: Pick< ListedRecord, 'type' | 'label' | 'recordId' > ): string {
	switch ( type ) {
		case 'site':
			return __( 'Site settings', 'atelier' );
		case 'wp_global_styles':
			return __( 'Styles', 'atelier' );
		default:
			return (
				decodeEntities( label ) ||
				recordId.split( '//' )[ 1 ] ||
				untitled()
			);
	}
}

/** The type of a record, such as "Template"; empty if its title contains it. */
export const kindOf = ( {
	type,
	typeLabel,
}: Pick< ListedRecord, 'type' | 'typeLabel' > ): string =>
	isOnly( type ) ? '' : typeLabel || kindLabel( type );

const isOnly = ( type: string ): boolean =>
	type === 'site' || type === 'wp_global_styles';

/** The change of a record, as a sentence without a full stop. */
export function recordSentence( record: ListedRecord ): string {
	if ( isOnly( record.type ) ) {
		return sprintf(
			record.action === 'reset'
				? /* translators: %s: "Styles". */
					__( '%s reset', 'atelier' )
				: /* translators: %s: "Styles" or "Site settings". */
					__( '%s changed', 'atelier' ),
			titleOf( record )
		);
	}
	return sprintf(
		SENTENCES[ record.action ](),
		isolated( kindOf( record ) ),
		isolated( titleOf( record ) )
	);
}

const SENTENCES: Readonly< Record< Action, () => string > > = {
	/* translators: 1: a kind of document, such as "Template". 2: its title. */
	update: () => __( '%1$s “%2$s” changed', 'atelier' ),
	/* translators: 1: a kind of document, such as "Template". 2: its title. */
	create: () => __( '%1$s “%2$s” created', 'atelier' ),
	/* translators: 1: a kind of document, such as "Template". 2: its title. */
	delete: () => __( '%1$s “%2$s” deleted', 'atelier' ),
	/* translators: 1: a kind of document, such as "Template". 2: its title. */
	trash: () => __( '%1$s “%2$s” moved to the trash', 'atelier' ),
	/* translators: 1: a kind of document, such as "Template". 2: its title. */
	restore: () => __( '%1$s “%2$s” restored from the trash', 'atelier' ),
	/* translators: 1: a kind of document, such as "Template". 2: its title. */
	reset: () => __( '%1$s “%2$s” reset to the theme’s version', 'atelier' ),
};

/** The changes of an entry, as a sentence without a full stop. */
export function entrySentence( { records }: Pick< Entry, 'records' > ): string {
	const [ first, ...others ] = records;
	if ( ! first ) {
		return '';
	}
	const sentence = recordSentence( first );
	return others.length === 0
		? sentence
		: sprintf(
				/* translators: 1: description of the change of one item. 2: number of other changed items. */
				_n(
					'%1$s, and %2$d more item',
					'%1$s, and %2$d more items',
					others.length,
					'atelier'
				),
				sentence,
				others.length
			);
}

/** The author of an entry. */
export function authorName( {
	author,
	source,
}: {
	readonly author: Person | null;
	readonly source: Source;
} ): string {
	if ( author ) {
		return author.name;
	}
	switch ( source ) {
		case 'cron':
			return __( 'Scheduled task', 'atelier' );
		case 'cli':
			return __( 'Command line', 'atelier' );
		case 'atelier':
		case 'editor':
		case 'admin':
		case 'rest':
			return __( 'Unknown user', 'atelier' );
		default:
			return assertNever( source );
	}
}

/** Who changed a record in a site draft that somebody else published; empty for others. */
export const changedByLabel = ( {
	changedBy,
}: Pick< ListedRecord, 'changedBy' > ): string =>
	changedBy
		? sprintf(
				/* translators: %s: a user. */
				__( 'Changed by %s', 'atelier' ),
				changedBy.name || __( 'Unknown user', 'atelier' )
			)
		: '';

/** Who changed the records of an entry, if that isn't only its author or agents; empty for others. */
export function entryChangedByLabel( {
	records,
	agents,
}: Pick< Entry, 'records' | 'agents' > ): string {
	const [ first, ...others ] = records.filter(
		( { changedBy } ) => ! agents.some( ( { id } ) => id === changedBy?.id )
	);
	if (
		! first ||
		[ first, ...others ].every( ( { changedBy } ) => ! changedBy )
	) {
		return '';
	}
	return others.every(
		( { changedBy } ) => changedBy?.id === first.changedBy?.id
	)
		? changedByLabel( first )
		: __( 'Changed by several people', 'atelier' );
}

/** Which agents have made or proposed the changes of an entry, and for whom. */
export const byAgentsLabel = ( { agents }: Pick< Entry, 'agents' > ): string =>
	agents.map( byAgentLabel ).join( ' · ' );

const byAgentLabel = ( { name, owner }: EntryAgent ): string =>
	owner === ''
		? /* translators: %s: name of an agent. */
			sprintf( __( 'By agent %s', 'atelier' ), isolated( name ) )
		: sprintf(
				/* translators: 1: name of an agent, 2: the user who has added it. */
				__( 'By agent %1$s for %2$s', 'atelier' ),
				isolated( name ),
				isolated( owner )
			);

/** The source of a save; empty for Atelier, and if the author implies it. */
export function sourceLabel( {
	source,
	author,
}: Pick< Entry, 'source' | 'author' > ): string {
	switch ( source ) {
		case 'editor':
			return __( 'WordPress editor', 'atelier' );
		case 'admin':
			return __( 'wp-admin', 'atelier' );
		case 'rest':
			return __( 'App or plugin', 'atelier' );
		case 'cron':
			return author ? __( 'Scheduled task', 'atelier' ) : '';
		case 'cli':
			return author ? __( 'Command line', 'atelier' ) : '';
		case 'atelier':
			return '';
		default:
			return assertNever( source );
	}
}

/** Which program made the changes, and by which ability; empty if no program did, or the author implies it. */
export function programLabel( {
	agent,
	ability,
	author,
	agents,
}: Pick< Entry, 'agent' | 'ability' | 'author' | 'agents' > ): string {
	const isNamed =
		agent === author?.name || agents.some( ( { name } ) => name === agent );
	const parts = [
		agent === '' || isNamed
			? ''
			: /* translators: %s: name of a program that acts for a user. */
				sprintf( __( 'Agent “%s”', 'atelier' ), isolated( agent ) ),
		ability === ''
			? ''
			: /* translators: %s: name of what a program has done, such as "Update page". */
				sprintf( __( 'Ability “%s”', 'atelier' ), isolated( ability ) ),
	];
	return parts.filter( Boolean ).join( ' · ' );
}

/** What to know about an entry that isn't verified; empty for others. */
export function trustLabel( trust: Trust ): string {
	switch ( trust ) {
		case 'altered':
			return __( 'Changed outside of Atelier', 'atelier' );
		case 'unverified':
			return __( 'Recorded by an earlier version', 'atelier' );
		case 'verified':
			return '';
		default:
			return assertNever( trust );
	}
}

/** The author and the time of a later change; `age` is a relative time. */
export const sinceLabel = ( author: Person | null, age: string ): string =>
	author
		? sprintf(
				/* translators: 1: a user. 2: when, such as "2 hours ago". */
				__( '%1$s changed it again: %2$s', 'atelier' ),
				author.name,
				age
			)
		: sprintf(
				/* translators: %s: when, such as "2 hours ago". */
				__( 'Changed again: %s', 'atelier' ),
				age
			);
