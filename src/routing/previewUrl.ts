import { boot } from '../platform/boot';
import { PRESERVED_ARGS } from './address';

/** WordPress shows the page without its admin bar to whoever may edit the theme. */
const PREVIEW = { wp_site_preview: '1' };

type Query = Readonly< Record< string, string > >;

/** The visitors' home page. */
export const homePreviewUrl = ( query: Query ): string =>
	addressOnSite( {}, query );

/** The visitors' page of a document, drafts included; null for types that have none. */
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
