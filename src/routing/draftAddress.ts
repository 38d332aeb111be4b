import { DRAFT_ARG } from '@/platform/draftArg';

/**
 * The URL of Atelier in a site draft or on the live site. Opening it reloads the page, because all loaded data belongs
 * to the other one.
 *
 * @param draft Null for the live site.
 * @param from  The current address by default.
 */
export function addressInDraft(
	draft: number | null,
	from = window.location.href
): string {
	const url = new URL( from );
	if ( draft === null ) {
		url.searchParams.delete( DRAFT_ARG );
	} else {
		url.searchParams.set( DRAFT_ARG, String( draft ) );
	}
	return url.href;
}
