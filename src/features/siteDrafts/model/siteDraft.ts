import { isRecord, stringOr } from '../../../kernel/guards';
import { parseDraftStatus, type DraftStatus } from '../../../platform/boot';

/** Somebody who has changed, scheduled or published something. */
export interface Person {
	readonly id: number;
	readonly name: string;
	/** The address of a picture; empty where there is none. */
	readonly avatar: string;
}

const CONFLICT_CHOICES = [ 'hold', 'mine', 'theirs' ] as const;

/** What a schedule does with changes that can't be merged when its date has come. */
export type ConflictChoice = ( typeof CONFLICT_CHOICES )[ number ];

/** What happens where the date has gone by without anyone visiting the site. */
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
	/** The stylesheet of the theme that it is for. */
	readonly theme: string;
	/** How many records it changes. */
	readonly count: number;
	readonly modified: string;
	readonly author: Person | null;
	readonly schedule: Schedule | null;
	/** Why it is held; empty where it is not. */
	readonly problem: string;
	readonly published: {
		readonly date: string;
		readonly by: Person | null;
	} | null;
	/** Whether the site is publishing it right now. */
	readonly isPublishing: boolean;
	/** Why the last attempt to publish it by hand failed. */
	readonly failure: {
		readonly date: string;
		readonly message: string;
	} | null;
}

/** A draft as the site answers it; null where it is none. */
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
	};
}

/** Those of a list that are drafts. */
export const parseSiteDrafts = ( raw: unknown ): readonly SiteDraft[] =>
	( Array.isArray( raw ) ? raw : [] )
		.map( parseSiteDraft )
		.filter( ( draft ) => draft !== null );

export function parsePerson( raw: unknown ): Person | null {
	return isRecord( raw ) && Number( raw.id )
		? {
				id: Number( raw.id ),
				name: stringOr( raw.name ),
				avatar: stringOr( raw.avatar ),
			}
		: null;
}

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
