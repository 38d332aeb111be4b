import { isRecord, stringOr } from '../../../kernel/guards';
import { parsePerson, type Person } from './siteDraft';

/** A link that shows a draft to anyone who has it. */
export interface ShareLink {
	readonly id: string;
	readonly url: string;
	/** In UTC, as ISO 8601. */
	readonly expires: string;
	readonly by: Person | null;
	/** Whether the user who made it may still use Atelier. */
	readonly works: boolean;
}

/** The validity of a link, in days. */
export const DAYS = { min: 1, max: 90, usual: 14 } as const;

/** Parses a number of days; null if it is outside the limits. */
export function parseDays( text: string ): number | null {
	const days = /^\s*\d{1,3}\s*$/.test( text ) ? Number( text ) : 0;
	return days >= DAYS.min && days <= DAYS.max ? days : null;
}

/** Parses a link from REST; null if it is invalid. */
export function parseLink( raw: unknown ): ShareLink | null {
	if ( ! isRecord( raw ) ) {
		return null;
	}
	const { id, url } = raw;
	return ( typeof id === 'string' || typeof id === 'number' ) &&
		typeof url === 'string' &&
		/^https?:\/\//.test( url )
		? {
				id: String( id ),
				url,
				expires: stringOr( raw.expires ),
				by: parsePerson( raw.by ),
				works: raw.works !== false,
			}
		: null;
}

/** Parses a list, without invalid links. */
export const parseLinks = ( raw: unknown ): readonly ShareLink[] =>
	( Array.isArray( raw ) ? raw : [] )
		.map( parseLink )
		.filter( ( link ) => link !== null );
