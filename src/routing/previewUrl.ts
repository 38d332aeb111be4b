import { boot } from '../platform/boot';
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
