/** The filter of the list. Days are in the browser's time zone. */
export interface Filter {
	readonly page?: number;
	readonly person?: number;
	readonly kind?: string;
	readonly from?: string;
	readonly to?: string;
	readonly search?: string;
}

/** Entries per page. */
export const PER_PAGE = 30;

/** The query parameters of the REST request. */
export function queryOf( filter: Filter ): string {
	const { page = 1, person, kind, from, to, search } = filter;
	const wanted: Readonly< Record< string, string | undefined > > = {
		page: String( page ),
		per_page: String( PER_PAGE ),
		author: person?.toString(),
		kind,
		after: from && startOf( from, 0 ),
		// Includes the last day.
		before: to && startOf( to, 1 ),
		search,
	};
	return new URLSearchParams(
		Object.entries( wanted ).filter( ( one ): one is [ string, string ] =>
			Boolean( one[ 1 ] )
		)
	).toString();
}

/** The start of a day, or of a later one; undefined for an invalid date. */
function startOf( day: string, later: number ): string | undefined {
	const [ year = 0, month = 0, date = 0 ] = day.split( '-' ).map( Number );
	const start = new Date( year, month - 1, date + later );
	return Number.isNaN( start.getTime() ) ? undefined : start.toISOString();
}

export const isFiltered = ( {
	person,
	kind,
	from,
	to,
	search,
}: Filter ): boolean =>
	[ person, kind, from, to, search ].some( ( one ) => one !== undefined );
