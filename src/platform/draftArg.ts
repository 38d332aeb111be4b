/** The query argument of every request that is made in a site draft; the same as in includes/SiteDrafts. */
export const DRAFT_ARG = 'atelier_draft';

/** Adds the site draft to a URL or a REST path. One that names a draft already stays unchanged. */
export function inDraft( address: string, draft: number ): string {
	if ( ARG.test( address ) ) {
		return address;
	}
	const [ before = '', ...rest ] = address.split( '#' );
	const fragment = rest.length > 0 ? `#${ rest.join( '#' ) }` : '';
	const separator = before.includes( '?' ) ? '&' : '?';
	return `${ before }${ separator }${ DRAFT_ARG }=${ draft }${ fragment }`;
}

const ARG = /[?&]atelier_draft=/;
