/** Which entries are listed. Days are in the time of the browser. */
export interface Filter {
	readonly page?: number;
	readonly person?: number;
	readonly kind?: string;
	readonly from?: string;
	readonly to?: string;
	readonly search?: string;
}

/** How many entries a page has. */
export const PER_PAGE = 30;

/** What REST is asked for. */
export function queryOf( filter: Filter ): string {
	const { page = 1, person, kind, from, to, search } = filter;
	const wanted: Readonly< Record< string, string | undefined > > = {
		page: String( page ),
		per_page: String( PER_PAGE ),
		author: person?.toString(),
		kind,
		after: from && startOf( from, 0 ),
		// The whole last day.
		before: to && startOf( to, 1 ),
		search,
	};
	return new URLSearchParams(
		Object.entries( wanted ).filter( ( one ): one is [ string, string ] =>
			Boolean( one[ 1 ] )
		)
	).toString();
}

/** When a day begins, or one that comes later; nothing for a day that there isn't. */
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
