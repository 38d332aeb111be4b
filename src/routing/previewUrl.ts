import { boot } from '@/platform/boot';
import { isRestUrl } from '@/platform/restUrl';
import { PRESERVED_ARGS } from './address';

/** WordPress shows the page without its toolbar to users who may edit the theme. */
const PREVIEW = { wp_site_preview: '1' };

type Query = Readonly< Record< string, string > >;

/** The URL of the homepage on the front end. */
export const homePreviewUrl = ( query: Query ): string =>
	addressOnSite( {}, query );

/** The URL of a document on the front end, drafts included; null for types without one. */
export function documentPreviewUrl(
	{ type, id }: { readonly type: string; readonly id: string },
	query: Query
): string | null {
	if ( ! boot().postTypes[ type ]?.isViewable ) {
		return null;
	}
	const post: Record< string, string > =
		type === 'page' ? { page_id: id } : { p: id, post_type: type };
	return addressOnSite( { ...post, preview: 'true' }, query );
}

/**
 * The URL of a page that the site links to, without its place on the page; null for other sites, wp-admin, files, and
 * addresses with which something is done, such as logging out.
 */
export function pagePreviewUrl( href: string, query: Query ): string | null {
	const home = new URL( boot().homeUrl );
	const url = new URL( href, home );
	if (
		url.origin !== home.origin ||
		! `${ url.pathname }/`.startsWith( home.pathname ) ||
		/\/wp-(admin|login|json|content|includes)\b|\.\w+$/.test(
			url.pathname
		) ||
		isRestUrl( url.href ) ||
		url.searchParams.has( '_wpnonce' )
	) {
		return null;
	}
	const preserved = new URL( addressOnSite( {}, query ) ).searchParams;
	url.hash = '';
	for ( const name of PRESERVED_ARGS ) {
		url.searchParams.delete( name );
	}
	preserved.forEach( ( value, name ) => url.searchParams.set( name, value ) );
	return url.toString();
}

function addressOnSite(
	args: Readonly< Record< string, string > >,
	query: Query
): string {
	const url = new URL( boot().homeUrl );
	for ( const name of PRESERVED_ARGS ) {
		const value = query[ name ];
		if ( value ) {
			url.searchParams.set( name, value );
		}
	}
	for ( const [ name, value ] of Object.entries( { ...args, ...PREVIEW } ) ) {
		url.searchParams.set( name, value );
	}
	return url.toString();
}
