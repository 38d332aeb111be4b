import { DRAFT_ARG } from '../platform/draftArg';

/**
 * The address that is open, in a site draft or on the live site. Going there takes loading the page again, because
 * everything in it was asked for by another address.
 *
 * @param draft Null for the live site.
 */
export function addressInDraft( draft: number | null ): string {
	const url = new URL( window.location.href );
	if ( draft === null ) {
		url.searchParams.delete( DRAFT_ARG );
	} else {
		url.searchParams.set( DRAFT_ARG, String( draft ) );
	}
	return url.href;
}
