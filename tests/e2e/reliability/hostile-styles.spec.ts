import type { Page } from '@playwright/test';
import { REPEATS, SEED, seeded } from '../support/random';
import { editRecord, type RecordName } from '../support/recovery';
import { keepStyles } from '../support/styles';
import { expect, test } from '../support/test';

const INJECTION = 'red;} body{display:none}';

/** Hostile values of a style. */
const VALUES: Readonly< Record< string, unknown > > = {
	'another rule': INJECTION,
	'a script’s address': 'url(javascript:window.__ran=1)',
	'the end of the sheet': '</style><script>window.__ran=1;alert(1)</script>',
	'an expression': 'expression(window.__ran=1)',
	'an open variable': 'var(--x',
	'an escape': 'red\\0',
	'control characters': 'red\u0001\u001b',
	// Twenty times: hosts with 128 MB of memory can't save twenty megabytes of styles, with or without Atelier.
	'a very long text': 'x'.repeat( 200_000 ),
	'an object': { a: { b: 'red' } },
	'a list': [ 'red', { a: 1 } ],
};

type Parts = Readonly<
	Record< 'settings' | 'styles', Record< string, unknown > >
>;

/** Styles with a value in all locations. */
const everywhere = ( value: unknown ): Parts => ( {
	settings: {
		color: {
			palette: {
				custom: [
					{ slug: 'a', name: 'A', color: value },
					{ slug: 'b', name: 'B', color: 'var:preset|color|c' },
					{
						slug: 'c',
						name: '<img src=x onerror="window.__ran=1">',
						color: 'var(--wp--preset--color--b)',
					},
					{ slug: 'c', name: 'C', color: 'red' },
					{ slug: '../"/', name: 'D', color: 'red' },
					'red',
				],
			},
			gradients: { custom: [ { slug: 'a', gradient: value } ] },
			duotone: { custom: [ { slug: 'a', colors: value } ] },
		},
		typography: {
			fontSizes: {
				custom: [
					{ slug: 'a', name: 'A', size: value },
					{
						slug: 'b',
						name: 'B',
						size: '1rem',
						fluid: { min: value },
					},
				],
			},
			fontFamilies: {
				custom: [ { slug: 'a', name: 'A', fontFamily: value } ],
			},
		},
		shadow: {
			presets: { custom: [ { slug: 'a', name: 'A', shadow: value } ] },
		},
		layout: { contentSize: value },
		spacing: { spacingSizes: { custom: [ { slug: 'a', size: value } ] } },
	},
	styles: {
		color: { text: value, background: { ref: 'styles.color.background' } },
		typography: { fontSize: value, lineHeight: value, fontFamily: value },
		spacing: { padding: { top: value } },
		background: { backgroundImage: { url: value } },
		shadow: value,
		elements: { link: { color: { text: value } } },
		blocks: {
			'core/paragraph': {
				css: value,
				border: { radius: value },
				filter: { duotone: value },
				typography: { letterSpacing: value },
			},
		},
	},
} );

/** The screens of the styles: the address, and a text that shows when they are ready. */
const SCREENS: Readonly<
	Record< string, readonly [ Record< string, string >, RegExp ] >
> = {
	styles: [ { section: '/' }, /^Additional CSS$|^Blocks$/ ],
	colors: [ { section: '/colors' }, /^Colors$/ ],
	palette: [ { section: '/colors/palette' }, /^Edit palette$/ ],
	typography: [ { section: '/typography' }, /^Typography$/ ],
	text: [ { section: '/typography/text' }, /^Text$/ ],
	'font sizes': [
		{ section: '/typography/font-sizes' },
		/^Font size presets$/,
	],
	'a font size': [ { section: '/typography/font-sizes/custom/a' }, /^A$/ ],
	shadows: [ { section: '/shadows' }, /^Shadows$/ ],
	'a shadow': [ { section: '/shadows/edit/custom/a' }, /^A$/ ],
	background: [ { section: '/background' }, /^Background$/ ],
	layout: [ { section: '/layout' }, /^Layout$/ ],
	'a block': [ { section: '/blocks/core%2Fparagraph' }, /^Paragraph$/ ],
	revisions: [ { section: '/revisions' }, /^Revisions/ ],
	looks: [ { section: '/variations' }, /^Browse styles$/ ],
	'the style book': [
		{ section: '/blocks', preview: 'stylebook' },
		/^Blocks$/,
	],
};

/** Whether code in a value has run, in the page or in one of its frames. */
const hasRun = ( page: Page ): Promise< boolean > =>
	page.evaluate( () =>
		[
			window,
			...Array.from(
				{ length: window.length },
				( _, at ) => window[ at ]
			),
		].some( ( one ) =>
			Boolean( ( one as { __ran?: unknown } | undefined )?.__ran )
		)
	);

interface ApiFetch {
	readonly nonceMiddleware: { readonly nonce: string };
}

/** Sends a request to the server, bypassing all checks in the browser. */
const askServer = ( page: Page, path: string, body: unknown ) =>
	page.evaluate(
		async ( [ route, data ] ) => {
			const { apiFetch } = (
				window as unknown as { wp: { apiFetch: ApiFetch } }
			 ).wp;
			const ask = (
				init: RequestInit,
				headers: Record< string, string > = {},
				query = ''
			) =>
				fetch( `/?rest_route=${ route }${ query }`, {
					...init,
					headers: {
						'X-WP-Nonce': apiFetch.nonceMiddleware.nonce,
						'Content-Type': 'application/json',
						...headers,
					},
				} );
			const record = ( await (
				await ask( {}, { 'X-Atelier': '1' }, '&context=edit' )
			).json() ) as { atelier_version?: string };
			const answer = await ask(
				{ method: 'POST', body: JSON.stringify( data ) },
				{ 'X-Atelier-Based-On': record.atelier_version ?? '' }
			);
			const { code, message } = ( await answer.json() ) as Record<
				string,
				string
			>;
			return { status: answer.status, code, message };
		},
		[ path, body ] as const
	);

const counts = {
	attempts: 0,
	shownInvalid: 0,
	refused: 0,
	blank: 0,
	executed: 0,
};

test.describe( 'hostile values of styles', () => {
	const random = seeded( SEED );
	const pick = < Item >( list: readonly Item[] ): Item =>
		list[ Math.floor( random() * list.length ) ] as Item;

	test.beforeEach( ( { page } ) => {
		page.on( 'dialog', ( dialog ) => {
			// The browser confirms leaving unsaved changes.
			counts.executed += dialog.type() === 'beforeunload' ? 0 : 1;
			void dialog.accept();
		} );
	} );

	test.afterAll( () => {
		const report = `hostile styles: ATELIER_SEED=${ SEED } ${ JSON.stringify( counts ) }`;
		console.log( report );
	} );

	test( 'in storage are shown as invalid, run no code, and are repaired', async ( {
		atelier,
		page,
		site,
	} ) => {
		test.setTimeout( 60_000 + REPEATS * 30_000 );
		const styles = await keepStyles( site );
		try {
			for ( let turn = 0; turn < REPEATS; turn++ ) {
				const value = pick( Object.keys( VALUES ) );
				const screen = pick( Object.keys( SCREENS ) );
				await test.step( `${ value }: ${ screen }`, async () => {
					counts.attempts += 1;
					await styles.write( everywhere( VALUES[ value ] ) );
					const [ query, heading ] = SCREENS[ screen ] ?? [ {}, /./ ];
					await atelier.open( '/styles', query );
					const title = page
						.getByRole( 'heading', { name: heading } )
						.or( page.getByRole( 'button', { name: heading } ) )
						.first();
					counts.blank += 1;
					await expect( title ).toBeVisible();
					counts.blank -= 1;
					await expect(
						screen === 'the style book'
							? page
									.frameLocator(
										'iframe[name="style-book-canvas"]'
									)
									.locator( 'body' )
							: atelier.preview.locator( 'body' )
					).toBeVisible();
					await expect(
						page.getByText( /went wrong/i )
					).toBeHidden();
					expect( await hasRun( page ) ).toBe( false );
				} );
				await test.step( 'repairing', async () => {
					await atelier.open( '/styles', {
						section: '/invalid-values',
					} );
					const marks = page.locator( '[data-invalid]' );
					await expect( marks.first() ).toBeVisible();
					expect( await marks.count() ).toBeGreaterThan( 10 );
					counts.shownInvalid += 1;
					await page
						.getByRole( 'button', { name: 'Remove all' } )
						.click();
					await expect(
						page.getByText( 'No invalid values.' )
					).toBeVisible();
					expect( await hasRun( page ) ).toBe( false );
				} );
			}
		} finally {
			await styles.restore();
		}
		expect( counts ).toMatchObject( { blank: 0, executed: 0 } );
	} );

	test( 'from all inputs are rejected with a message', async ( {
		atelier,
		page,
		site,
	} ) => {
		test.setTimeout( 60_000 + REPEATS * 30_000 );
		const styles = await keepStyles( site );
		const { id } = await styles.read();
		const record: RecordName = [ 'root', 'globalStyles', Number( id ) ];
		const texts = Object.keys( VALUES ).filter(
			( name ) => typeof VALUES[ name ] === 'string'
		);
		const ways = {
			typed: async ( value: string ) => {
				await atelier.open( '/styles', { section: '/layout' } );
				const field = page.getByRole( 'textbox', {
					name: 'Content width',
				} );
				await expect( field ).toHaveValue( 'calc(30rem + 10px)' );
				await field.fill( value );
				// A single-line field removes control characters; the rest is validated.
				const typed = await field.inputValue();
				const words = page.getByText( WORDS ).first();
				await expect( words ).toBeVisible();
				await expect( field ).toHaveValue( typed );
			},
			'in a file': async ( value: string ) => {
				await atelier.open( '/styles', { section: '/' } );
				await page
					.getByRole( 'button', { name: 'More', exact: true } )
					.click();
				const menu = page.getByRole( 'menuitem', { name: /Import/ } );
				await menu.click();
				const chooser = page.waitForEvent( 'filechooser' );
				await page
					.getByRole( 'button', { name: 'Choose file' } )
					.click();
				await (
					await chooser
				).setFiles( {
					name: 'theme.json',
					mimeType: 'application/json',
					buffer: Buffer.from(
						JSON.stringify( {
							version: 3,
							styles: { color: { text: value } },
						} )
					),
				} );
				await expect(
					page
						.getByText( 'Nothing was imported.' )
						.or( page.getByText( /will be skipped$/ ) )
						.first()
				).toBeVisible();
			},
			'past the screens': async ( value: string ) => {
				await atelier.open( '/styles', { section: '/colors' } );
				await expect(
					page.getByRole( 'heading', { name: 'Colors' } )
				).toBeVisible();
				await editRecord( page, record, {
					styles: { color: { text: value } },
				} );
				await page
					.getByRole( 'button', { name: 'Save', exact: true } )
					.click();
				const review = page.getByRole( 'dialog', {
					name: 'Are you ready to save?',
				} );
				await review
					.getByRole( 'button', { name: 'Save', exact: true } )
					.click();
				await expect(
					page.getByText( /This wasn’t sent because/ ).first()
				).toBeVisible();
			},
			'to the server': async ( value: string ) => {
				await atelier.open( '/styles', { section: '/colors' } );
				await expect(
					page.getByRole( 'heading', { name: 'Colors' } )
				).toBeVisible();
				const answer = await askServer(
					page,
					`/wp/v2/global-styles/${ id }`,
					{ styles: { color: { text: value } } }
				);
				expect( answer ).toMatchObject( {
					status: 400,
					code: 'atelier_styles_invalid',
				} );
				const look = await askServer(
					page,
					'/atelier/v1/style-variations',
					{
						title: 'Hostile',
						content: JSON.stringify( {
							styles: { color: { text: value } },
						} ),
					}
				);
				expect( look.status ).toBe( 400 );
			},
		};
		try {
			await styles.write( {
				settings: { layout: { contentSize: 'calc(30rem + 10px)' } },
				styles: {},
			} );
			for ( let turn = 0; turn < REPEATS; turn++ ) {
				const way = pick(
					Object.keys( ways ) as ( keyof typeof ways )[]
				);
				const name = pick( texts );
				await test.step( `${ name }: ${ way }`, async () => {
					counts.attempts += 1;
					await ways[ way ]( String( VALUES[ name ] ) );
					counts.refused += 1;
					expect( await hasRun( page ) ).toBe( false );
					const { styles: own, settings } = await styles.read();
					expect( JSON.stringify( own ) ).not.toContain( 'red' );
					expect( settings ).toMatchObject( {
						layout: { contentSize: 'calc(30rem + 10px)' },
					} );
				} );
			}
		} finally {
			await styles.restore();
		}
		expect( counts ).toMatchObject( { blank: 0, executed: 0 } );
	} );
} );

/** Messages below a field. */
const WORDS =
	/Not applied|value is too long|control characters|contains HTML|contains a script|would break the style|isn’t closed\. Close it/;
