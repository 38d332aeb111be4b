import { DRAFT_ARG } from '../platform/draftArg';

/**
 * An address of Atelier, in a site draft or on the live site. Going there takes loading the page again, because everything in
 * it was asked for by another address.
 *
 * @param draft Null for the live site.
 * @param from  What is open where it is left out.
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
