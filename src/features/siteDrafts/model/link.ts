import { isRecord, stringOr } from '../../../kernel/guards';
import { parsePerson, type Person } from './siteDraft';

/** Shows a draft to whoever has it. */
export interface ShareLink {
	readonly id: string;
	readonly url: string;
	/** In UTC, as ISO 8601. */
	readonly expires: string;
	readonly by: Person | null;
}

/** How long a link can be valid, in days. */
export const DAYS = { min: 1, max: 90, usual: 14 } as const;

/** A number of days as it was typed; null where a link can't be valid for so long. */
export function parseDays( text: string ): number | null {
	const days = /^\s*\d{1,3}\s*$/.test( text ) ? Number( text ) : 0;
	return days >= DAYS.min && days <= DAYS.max ? days : null;
}

/** A link as the site answers it; null where it is none. */
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
			}
		: null;
}

/** Those of a list that are links. */
export const parseLinks = ( raw: unknown ): readonly ShareLink[] =>
	( Array.isArray( raw ) ? raw : [] )
		.map( parseLink )
		.filter( ( link ) => link !== null );
