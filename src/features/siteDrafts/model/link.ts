import { isRecord, stringOr } from '@/kernel/guards';
import type { DocumentRef } from '@/features/documents/index.model';
import { parsePerson, type Person } from '@/features/documents/index.model';

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

const DAY = 86_400_000;

/** A date some days after another; both in the format of date fields. */
export const dateAfter = ( date: string, days: number ): string =>
	new Date( Date.parse( `${ date }T00:00Z` ) + days * DAY )
		.toISOString()
		.slice( 0, 10 );

/** The number of days from one date to another; null if it is outside the limits. */
export function daysUntil( from: string, to: string ): number | null {
	const days = Math.round(
		( Date.parse( `${ to }T00:00Z` ) - Date.parse( `${ from }T00:00Z` ) ) /
			DAY
	);
	return days >= DAYS.min && days <= DAYS.max ? days : null;
}

/** The link at a page of the site; at the homepage for null. WordPress leads on to the page's own address. */
export function linkAt( url: string, page: DocumentRef | null ): string {
	if ( ! page ) {
		return url;
	}
	const address = new URL( url );
	if ( page.type === 'page' ) {
		address.searchParams.set( 'page_id', page.id );
	} else {
		address.searchParams.set( 'post_type', page.type );
		address.searchParams.set( 'p', page.id );
	}
	return address.toString();
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

/** Parses a list, without invalid links; null for what is no list: that there are none is another answer. */
export const parseLinks = ( raw: unknown ): readonly ShareLink[] | null =>
	Array.isArray( raw )
		? raw.map( parseLink ).filter( ( link ) => link !== null )
		: null;
