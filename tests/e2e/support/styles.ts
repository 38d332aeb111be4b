import type { RestRecord, Site } from './site';

interface StylesRecord extends RestRecord {
	readonly settings: Record< string, unknown >;
	readonly styles: Record< string, unknown >;
}

/** The record of the site's own styles, and a way to put it back. */
export async function keepStyles( site: Site ) {
	const [ theme ] = await site.rest<
		{ _links: Record< string, { href: string }[] > }[]
	>( 'GET', '/wp/v2/themes?status=active' );
	const [ link ] = theme?._links[ 'wp:user-global-styles' ] ?? [];
	const id = /(\d+)$/.exec( link?.href ?? '' )?.[ 1 ] ?? '';
	const path = `/wp/v2/global-styles/${ id }`;
	const read = () =>
		site.rest< StylesRecord >( 'GET', `${ path }?context=edit` );
	const write = (
		record: Partial< Pick< StylesRecord, 'settings' | 'styles' > >
	) => site.rest( 'POST', path, record );
	const { settings, styles } = await read();
	return { read, write, restore: () => write( { settings, styles } ) };
}
