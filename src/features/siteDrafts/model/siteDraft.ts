import { isRecord, stringOr } from '@/kernel/guards';
import { parseDraftStatus, type DraftStatus } from '@/platform/boot';
import { parsePerson, type Person } from '@/features/documents/index.model';
import { parseProposal, type Proposal } from './proposal';

const CONFLICT_CHOICES = [ 'hold', 'mine', 'theirs' ] as const;

/** How a schedule handles changes that can't be merged at its date. */
export type ConflictChoice = ( typeof CONFLICT_CHOICES )[ number ];

/** How a schedule handles a missed date, if no one visited the site. */
export type MissedChoice = 'publish' | 'hold';

export interface Schedule {
	/** In UTC, as ISO 8601. */
	readonly date: string;
	readonly conflicts: ConflictChoice;
	readonly missed: MissedChoice;
}

/** A site draft without its changes; see docs/site-drafts.md. */
export interface SiteDraft {
	readonly id: number;
	readonly title: string;
	readonly status: DraftStatus;
	/** The stylesheet of its theme. */
	readonly theme: string;
	/** The number of changed records. */
	readonly count: number;
	readonly modified: string;
	readonly author: Person | null;
	readonly schedule: Schedule | null;
	/** The reason why it is held; empty for other drafts. */
	readonly problem: string;
	readonly published: {
		readonly date: string;
		readonly by: Person | null;
	} | null;
	/** Whether the site is publishing it. */
	readonly isPublishing: boolean;
	/** The last failure to publish it by hand. */
	readonly failure: {
		readonly date: string;
		readonly message: string;
	} | null;
	/** The number of links that show it; 0 in a list, where the server doesn't count them. */
	readonly links: number;
	/** Null for a draft that someone has created. */
	readonly proposal: Proposal | null;
}

/** Parses a draft from REST; null if it is invalid. */
export function parseSiteDraft( raw: unknown ): SiteDraft | null {
	if ( ! isRecord( raw ) || ! Number( raw.id ) ) {
		return null;
	}
	const { published, failure } = raw;
	return {
		id: Number( raw.id ),
		title: stringOr( raw.title ),
		status: parseDraftStatus( raw.status ),
		theme: stringOr( raw.theme ),
		count: Number( raw.count ) || 0,
		modified: stringOr( raw.modified ),
		author: parsePerson( raw.author ),
		schedule: parseSchedule( raw.schedule ),
		problem: stringOr( raw.problem ),
		published: isRecord( published )
			? {
					date: stringOr( published.date ),
					by: parsePerson( published.by ),
				}
			: null,
		isPublishing: raw.publishing === true,
		failure: isRecord( failure )
			? {
					date: stringOr( failure.date ),
					message: stringOr( failure.message ),
				}
			: null,
		links: Number( raw.links ) || 0,
		proposal: parseProposal( raw.proposal ),
	};
}

/** Whether there is an agent that can be asked for changes. */
export const canAsk = ( { proposal, status }: SiteDraft ): boolean =>
	proposal !== null &&
	! proposal.isGone &&
	! proposal.isStopped &&
	status !== 'published';

/** Parses a list, without invalid drafts; null for what is no list: that there are none is another answer. */
export const parseSiteDrafts = ( raw: unknown ): readonly SiteDraft[] | null =>
	Array.isArray( raw )
		? raw.map( parseSiteDraft ).filter( ( draft ) => draft !== null )
		: null;

function parseSchedule( raw: unknown ): Schedule | null {
	if ( ! isRecord( raw ) || stringOr( raw.date ) === '' ) {
		return null;
	}
	return {
		date: stringOr( raw.date ),
		conflicts:
			CONFLICT_CHOICES.find( ( choice ) => choice === raw.conflicts ) ??
			'hold',
		missed: raw.missed === 'hold' ? 'hold' : 'publish',
	};
}
