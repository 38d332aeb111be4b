import type { FrameLocator, Locator } from '@playwright/test';
import type { Atelier } from './atelier';
import type { RestRecord, Site } from './site';
import { expect } from './test';

interface StylesRecord extends RestRecord {
	readonly settings: Record< string, unknown >;
	readonly styles: Record< string, unknown >;
}

/** The record of global styles, with a function that restores it. */
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

/** Opens a screen of the styles, and waits for it and for the preview beside it. */
export async function openSection(
	atelier: Atelier,
	section: string,
	title: string
): Promise< void > {
	await atelier.open( '/styles', { section } );
	await expect(
		atelier.page.getByRole( 'heading', { name: title, exact: true } )
	).toBeVisible();
	await expect( atelier.preview.locator( 'body' ) ).toBeVisible();
}

/** The computed value of a preset's variable on the front end. */
export const onPage = ( atelier: Atelier, variable: string ) =>
	expect.poll( () =>
		atelier.preview
			.locator( 'body' )
			.evaluate(
				( body, name ) =>
					getComputedStyle( body )
						.getPropertyValue( `--wp--preset--${ name }` )
						.trim(),
				variable
			)
	);

const CONTENT_WIDTH = '--wp--style--global--content-size';

/** The field of the content width. */
export const widthField = ( { page }: Atelier ): Locator =>
	page
		.getByRole( 'spinbutton', { name: 'Content width' } )
		.filter( { visible: true } );

/** The content width in a preview or canvas. */
export const widthIn = ( frame: FrameLocator ): Promise< string > =>
	frame
		.locator( 'body' )
		.evaluate(
			( body, name ) => getComputedStyle( body ).getPropertyValue( name ),
			CONTENT_WIDTH
		);
