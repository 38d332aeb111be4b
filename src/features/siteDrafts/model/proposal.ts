import { isRecord, stringOr } from '@/kernel/guards';
import { parsePerson, type Person } from '@/features/documents/index.model';

/** What someone asks the agent of a draft to change. */
export interface Note {
	readonly id: string;
	/** The key of the change that it is about; empty for the whole draft. */
	readonly key: string;
	readonly text: string;
	readonly by: Person | null;
	readonly date: string;
	/** Null while the agent hasn't answered. */
	readonly answer: { readonly text: string; readonly date: string } | null;
}

/** Which agent has proposed a draft; see docs/site-drafts.md. */
export interface Proposal {
	/** As it is, or was, called. */
	readonly agent: string;
	/** Whether it was deleted: it reads nothing more. */
	readonly isGone: boolean;
	/** Whether it was stopped: it reads nothing until somebody allows it again. */
	readonly isStopped: boolean;
	/** On whose behalf; null if no one is known. */
	readonly owner: Person | null;
	/** Whether the agent asks for a review. */
	readonly isWaiting: boolean;
	/** Whether notes wait for its answer. */
	readonly isAsked: boolean;
	/** Oldest first; none in a list. */
	readonly notes: readonly Note[];
}

/** Parses the proposal of a draft from REST; null for drafts of people. */
export function parseProposal( raw: unknown ): Proposal | null {
	if ( ! isRecord( raw ) || ! isRecord( raw.agent ) ) {
		return null;
	}
	return {
		agent: stringOr( raw.agent.name ),
		isGone: raw.gone === true,
		isStopped: raw.stopped === true,
		owner: parsePerson( raw.owner ),
		isWaiting: raw.waits === true,
		isAsked: raw.asked === true,
		notes: ( Array.isArray( raw.notes ) ? raw.notes : [] )
			.map( parseNote )
			.filter( ( note ) => note !== null ),
	};
}

function parseNote( raw: unknown ): Note | null {
	if ( ! isRecord( raw ) || stringOr( raw.id ) === '' ) {
		return null;
	}
	const { answer } = raw;
	return {
		id: stringOr( raw.id ),
		key: stringOr( raw.key ),
		text: stringOr( raw.text ),
		by: parsePerson( raw.by ),
		date: stringOr( raw.date ),
		answer: isRecord( answer )
			? { text: stringOr( answer.text ), date: stringOr( answer.date ) }
			: null,
	};
}

/** The notes about one change, or about the whole draft for an empty key. */
export const notesAbout = (
	proposal: Proposal | null,
	key: string
): readonly Note[] =>
	( proposal?.notes ?? [] ).filter( ( note ) => note.key === key );

/** The notes about changes that the draft doesn't have, or that the user doesn't see. */
export const notesElsewhere = (
	proposal: Proposal | null,
	keys: readonly string[]
): readonly Note[] =>
	( proposal?.notes ?? [] ).filter(
		( { key } ) => key !== '' && ! keys.includes( key )
	);
