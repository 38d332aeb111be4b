import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from './support/test';

/** Adding a template, from the user's point of view. */
class AddTemplate {
	public readonly button: Locator;
	public readonly dialog: Locator;

	public constructor( private readonly page: Page ) {
		this.button = page
			.getByRole( 'region', { name: 'Templates', exact: true } )
			.getByRole( 'button', { name: 'Add Template' } );
		this.dialog = page.getByRole( 'dialog' );
	}

	/** A button of the dialog by the start of its name. */
	public choice( name: string ): Locator {
		return this.dialog.getByRole( 'button', {
			name: new RegExp( `^${ name }` ),
		} );
	}

	public titled( title: string ): Locator {
		return this.page.getByRole( 'dialog', { name: title, exact: true } );
	}

	public get items(): Locator {
		return this.dialog
			.getByRole( 'listbox', { name: 'Suggestions list' } )
			.getByRole( 'option' );
	}

	public async name( name: string ): Promise< void > {
		await this.choice( 'Custom template' ).click();
		await this.dialog.getByRole( 'textbox', { name: 'Name' } ).fill( name );
	}
}

const isCreation = ( { href }: URL ) =>
	/wp(\/|%2F)v2(\/|%2F)templates(\?|&|$)/.test( href );

test.describe( 'a new template', () => {
	test( 'is added for one post, starts with the content that visitors see, and can be saved unchanged @oldest', async ( {
		atelier,
		page,
		site,
	} ) => {
		const theme = await site.theme();
		const slug = `e2e-soup-${ Date.now() }`;
		const post = await site.rest( 'POST', '/wp/v2/posts', {
			title: `Soup & stew ${ slug }`,
			slug,
			status: 'publish',
		} );
		const route = `/wp/v2/templates/${ theme }//single-post-${ slug }`;
		try {
			await atelier.open( '/template' );
			const adding = new AddTemplate( page );
			await adding.button.click();
			await expect( adding.titled( 'Add template' ) ).toBeVisible();
			// It has a template, and types that only have one for all items are gone.
			await expect( adding.choice( 'Author Archives' ) ).toBeVisible();
			await expect( adding.choice( 'Page: 404' ) ).toHaveCount( 0 );
			await adding.choice( 'Single item: Post' ).click();
			await expect( adding.titled( 'Add template: Post' ) ).toBeVisible();
			await expect(
				adding.choice( 'All Posts For all items' )
			).toBeFocused();
			await adding.choice( 'Post For a specific item' ).click();
			await expect(
				adding.dialog.getByText(
					'This template will be used only for the specific item chosen.'
				)
			).toBeVisible();
			await adding.items.filter( { hasText: slug } ).click();
			// Before it disappears by itself.
			await expect(
				page.getByText( `${ slug }" successfully created.` ).first()
			).toBeVisible();
			await expect( page ).toHaveURL(
				new RegExp( `%2F%2Fsingle-post-${ slug }&canvas=edit` )
			);
			// The theme has patterns for it; their dialog hides the editor from roles.
			const starters = adding.titled( 'Choose a pattern' );
			await expect(
				starters.getByRole( 'option' ).first()
			).toBeVisible();
			await starters
				.getByRole( 'button', { name: 'Keep current content' } )
				.click();
			await expect( starters ).toBeHidden();
			await atelier.waitForEditor();
			await expect( atelier.button( 'Saved' ) ).toBeVisible();
			const made = await site.rest( 'GET', `${ route }?context=edit` );
			expect( made ).toMatchObject( {
				status: 'publish',
				is_custom: false,
				source: 'custom',
			} );
			const above = await site.rest(
				'GET',
				`/wp/v2/templates/${ theme }//single?context=edit`
			);
			expect( made ).toHaveProperty(
				'content.raw',
				( above[ 'content' ] as { raw: string } ).raw
			);

			// Items with a template aren't offered again.
			await atelier.open( '/template' );
			await adding.button.click();
			await adding.choice( 'Single item: Post' ).click();
			const single = adding.choice( 'Post For a specific item' );
			await expect( single ).toBeVisible();
			await single.click();
			await expect( adding.items.first() ).toBeVisible();
			await expect(
				adding.items.filter( { hasText: slug } )
			).toHaveCount( 0 );
		} finally {
			await site.rest( 'DELETE', `${ route }?force=true` );
			await site.rest( 'DELETE', `/wp/v2/posts/${ post.id }?force=true` );
		}
	} );

	test( 'of the user has any name, is added once, and shows the reason if it isn’t', async ( {
		atelier,
		page,
		site,
	} ) => {
		const theme = await site.theme();
		const mark = `e2e ${ Date.now() }`;
		const dashed = mark.replace( ' ', '-' );
		const route = ( slug: string ) =>
			`/wp/v2/templates/${ theme }//wp-custom-template-${ slug }`;
		const made = [ route( `b-${ dashed }-b` ) ];
		let creations = 0;
		try {
			await atelier.open( '/template' );
			const adding = new AddTemplate( page );
			await adding.button.click();
			await expect( adding.choice( 'Author Archives' ) ).toBeVisible();
			await adding.name( `<b>${ mark }</b>` );
			await expect(
				adding.titled( 'Create custom template' )
			).toBeVisible();

			const refuse = ( request: Route ) =>
				request.request().method() === 'POST'
					? request.fulfill( {
							status: 500,
							json: { code: 'unknown_error', message: 'Odd' },
						} )
					: request.fallback();
			await page.route( isCreation, refuse );
			await adding.choice( 'Create' ).click();
			await expect(
				page
					.getByText(
						'An error occurred while creating the template.'
					)
					.first()
			).toBeVisible();
			await expect( adding.dialog ).toBeVisible();
			await page.unroute( isCreation, refuse );

			page.on( 'request', ( request ) => {
				if (
					request.method() === 'POST' &&
					isCreation( new URL( request.url() ) )
				) {
					creations++;
				}
			} );
			await adding.choice( 'Create' ).dblclick();
			await expect( page ).toHaveURL( /canvas=edit/ );
			await expect(
				page
					.getByText( `"<b>${ mark }</b>" successfully created.` )
					.first()
			).toBeVisible();
			expect( creations ).toBe( 1 );
			expect(
				await site.rest( 'GET', `${ made[ 0 ] }?context=edit` )
			).toMatchObject( {
				title: { raw: `<b>${ mark }</b>` },
				status: 'publish',
				is_custom: true,
			} );
		} finally {
			for ( const path of made ) {
				await site.rest( 'DELETE', `${ path }?force=true` );
			}
		}
	} );

	test( 'has many items searched on the server; late responses are ignored', async ( {
		atelier,
		page,
	} ) => {
		const item = ( at: number | string ) => ( {
			id: Number( at ) || 1,
			name: `Tag ${ at }`,
			slug: `tag-${ at }`,
			link: `https://example.org/tag/tag-${ at }/`,
		} );
		const many = Array.from( { length: 10 }, ( _none, at ) => item( at ) );
		const isTags = ( { href }: URL ) =>
			/wp(\/|%2F)v2(\/|%2F)tags\b/.test( href );
		let slow: ( () => void ) | null = null;
		const asked: URLSearchParams[] = [];
		await page.route( isTags, async ( route ) => {
			const { searchParams } = new URL( route.request().url() );
			const search = searchParams.get( 'search' );
			asked.push( searchParams );
			switch ( search ) {
				case null:
					return route.fulfill( { json: many } );
				case 'slow':
					await new Promise< void >( ( resolve ) => {
						slow = resolve;
					} );
					return route.fulfill( { json: [ item( 'slow' ) ] } );
				case 'broken':
					return route.fulfill( {
						status: 500,
						json: { code: 'broken' },
					} );
				default:
					return route.fulfill( { json: [] } );
			}
		} );
		await atelier.open( '/template' );
		const adding = new AddTemplate( page );
		await adding.button.click();
		await adding.choice( 'Tag Archives' ).click();
		await adding.choice( 'Tag For a specific item' ).click();
		await expect( adding.items ).toHaveCount( 10 );
		const search = adding.dialog.getByRole( 'searchbox' );
		await expect( search ).toBeFocused();
		expect( Object.fromEntries( asked[ 0 ] ?? [] ) ).toMatchObject( {
			_fields: 'id,name,slug,link',
			context: 'view',
			order: 'asc',
			per_page: '10',
		} );

		await search.fill( 'slow' );
		await expect.poll( () => slow !== null ).toBe( true );
		await search.fill( 'nothing' );
		await expect( adding.items ).toHaveCount( 0 );
		await expect(
			adding.dialog.getByText( 'No tags found.' )
		).toBeVisible();
		expect( asked.at( -1 )?.get( 'per_page' ) ).toBe( '20' );
		( slow as ( () => void ) | null )?.();
		await search.fill( 'broken' );
		await expect(
			adding.dialog.getByText( 'The items could not be loaded' )
		).toBeVisible();
		await expect( adding.items ).toHaveCount( 0 );
		await search.fill( '' );
		await expect( adding.items ).toHaveCount( 10 );
	} );

	test( 'is added from the command palette, by keyboard alone', async ( {
		atelier,
		page,
	} ) => {
		await atelier.open( '/template' );
		const adding = new AddTemplate( page );
		await expect( adding.button ).toBeVisible();
		await page.keyboard.press( 'ControlOrMeta+k' );
		await page.getByRole( 'combobox' ).fill( 'Add template' );
		await page
			.getByRole( 'option', { name: 'Add template', exact: true } )
			.click();
		await expect( adding.choice( 'Author Archives' ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( adding.dialog ).toBeHidden();

		await adding.button.press( 'Enter' );
		const kind = adding.choice( 'Author Archives' );
		await expect( kind ).toBeVisible();
		await expect(
			adding.dialog.locator( 'button:focus' )
		).toHaveAccessibleName( 'Front Page' );
		await kind.press( 'Enter' );
		await adding.choice( 'Author For a specific item' ).press( 'Enter' );
		await expect( adding.items.first() ).toBeFocused();
		await page.keyboard.press( 'Shift+Tab' );
		await expect( adding.choice( 'Back' ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await adding.choice( 'Back' ).press( 'Enter' );
		await expect( kind ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( adding.button ).toBeFocused();
	} );
} );

test.describe( 'a new template on a small screen', () => {
	test.use( { viewport: { width: 390, height: 844 } } );

	test( 'has room for every step, and axe finds no violation', async ( {
		atelier,
		page,
	} ) => {
		const expectWell = async () => {
			const { violations } = await new AxeBuilder( { page } )
				.withTags( [ 'wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa' ] )
				.include( '[role="dialog"]' )
				.analyze();
			expect( violations.map( ( { id } ) => id ) ).toEqual( [] );
			const overflow = await page
				.getByRole( 'dialog' )
				.evaluate(
					( { scrollWidth, clientWidth } ) =>
						scrollWidth - clientWidth
				);
			expect( overflow ).toBe( 0 );
		};
		await atelier.open( '/template' );
		const adding = new AddTemplate( page );
		await adding.button.click();
		await expect( adding.choice( 'Author Archives' ) ).toBeVisible();
		await expectWell();
		await adding.choice( 'Author Archives' ).click();
		await expect( adding.choice( 'Author For' ) ).toBeVisible();
		await expectWell();
		await adding.choice( 'Author For' ).click();
		await expect( adding.items.first() ).toBeVisible();
		await expectWell();
		await adding.choice( 'Back' ).click();
		await adding.choice( 'Back' ).click();
		await adding.name( 'A name' );
		await expectWell();
	} );
} );
