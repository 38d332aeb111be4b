import type { SiteZone } from '@/kernel/siteClock';
import { dayAfter, startOfDay } from './days';

/** The filter of the list. Days are in the site's time zone. */
export interface Filter {
	readonly page?: number;
	readonly person?: number;
	readonly kind?: string;
	/** Only what programs have changed or proposed. */
	readonly isByAgents?: true;
	/** Only what one of them has changed or proposed: the ID of its user. */
	readonly agent?: number;
	readonly from?: string;
	readonly to?: string;
	readonly search?: string;
}

/** Entries per page. */
export const PER_PAGE = 30;

/** The query parameters of the REST request. */
export function queryOf(
	filter: Filter,
	zone: SiteZone,
	perPage = PER_PAGE
): string {
	const {
		page = 1,
		person,
		kind,
		isByAgents,
		agent,
		from,
		to,
		search,
	} = filter;
	const wanted: Readonly< Record< string, string | undefined > > = {
		page: String( page ),
		per_page: String( perPage ),
		author: person?.toString(),
		kind,
		agents: isByAgents && '1',
		agent: agent?.toString(),
		after: from && startOf( from, 0, zone ),
		// Includes the last day.
		before: to && startOf( to, 1, zone ),
		search,
	};
	return new URLSearchParams(
		Object.entries( wanted ).filter( ( one ): one is [ string, string ] =>
			Boolean( one[ 1 ] )
		)
	).toString();
}

/** The time at which a day starts, or a later one; undefined for an invalid day. */
const startOf = ( day: string, later: number, zone: SiteZone ) =>
	startOfDay( dayAfter( day, later ), zone )?.toISOString();

/** The query that counts what is newer than a day, among what is listed. */
export const newerQuery = (
	filter: Filter,
	day: string,
	zone: SiteZone
): string =>
	queryOf(
		{ ...filter, page: 1, from: latest( filter.from, dayAfter( day, 1 ) ) },
		zone,
		1
	);

const latest = ( one = '', other: string ): string =>
	one > other ? one : other;

/** The page with the first entry that isn't newer than a day: the last page if all are. */
export const pageWith = ( newer: number, total: number ): number =>
	Math.floor( Math.min( newer, Math.max( 0, total - 1 ) ) / PER_PAGE ) + 1;

export const isFiltered = ( {
	person,
	kind,
	isByAgents,
	agent,
	from,
	to,
	search,
}: Filter ): boolean =>
	[ person, kind, isByAgents, agent, from, to, search ].some(
		( one ) => one !== undefined
	);
