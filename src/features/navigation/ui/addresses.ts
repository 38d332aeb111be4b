import { boot } from '@/platform/boot';

/** The URL of a page by id, which also works before it is published. */
export function pageAddress( id: string ): string {
	const url = new URL( boot().homeUrl );
	url.searchParams.set( 'page_id', id );
	return url.toString();
}
