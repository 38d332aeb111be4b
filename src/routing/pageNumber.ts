/** The page of a list in an address, as WordPress names it; nothing for the first. */
export interface PageParam {
	/** The page, from 2 on; the first if left out. */
	readonly page?: number;
}

/** The page that the argument `pageNumber` names; nothing for the first page or an invalid value. */
export function pageIn( pageNumber: string | undefined ): PageParam {
	const page = /^\d{1,6}$/.test( pageNumber ?? '' )
		? Number( pageNumber )
		: 1;
	return page > 1 ? { page } : {};
}

/** The page of a view as a parameter. */
export const pageOf = ( {
	page = 1,
}: {
	readonly page?: number | undefined;
} ): PageParam => ( page > 1 ? { page } : {} );

/** The argument `pageNumber` of a page. */
export const pageArgument = ( page = 1 ): string | undefined =>
	page > 1 ? String( page ) : undefined;
