import { boot } from '../../../platform/boot';

/** The address that a page has at any time, also before it is published. */
export function pageAddress( id: string ): string {
	const url = new URL( boot().homeUrl );
	url.searchParams.set( 'page_id', id );
	return url.toString();
}
