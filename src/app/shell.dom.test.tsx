/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
	address,
	click,
	FakeSite,
	goTo,
	openScreen,
	settle,
} from '@tests/support/renderRoom';

type Values = Readonly< Record< string, unknown > >;

const THEME = 'twentytwentyfive';

const makeRecord = (
	id: number | string,
	type: string,
	title: string,
	more: Values = {}
): Values => ( {
	id,
	type,
	slug: 'slug',
	status: 'publish',
	title: { raw: title, rendered: title },
	content: { raw: '', rendered: '' },
	meta: {},
	link: `https://shop.test/?p=${ id }`,
	...more,
} );

/** A site with a header, a footer and these pages. */
function siteWith( pages: Values[] = [] ): FakeSite {
	const site = new FakeSite();
	site.records( '/wp/v2/pages', pages );
	site.records( '/wp/v2/posts', [] );
	site.records( '/wp/v2/blocks', [] );
	site.records( '/wp/v2/navigation', [] );
	site.records( '/wp/v2/templates', [] );
	site.records( '/wp/v2/template-parts', [
		makeRecord( `${ THEME }//header`, 'wp_template_part', 'Header', {
			area: 'header',
		} ),
		makeRecord( `${ THEME }//footer`, 'wp_template_part', 'Footer', {
			area: 'footer',
		} ),
	] );
	site.records( '/wp/v2/wp_pattern_category', [] );
	return site
		.on( 'GET /wp/v2/block-patterns/patterns', [] )
		.on( 'GET /wp/v2/block-patterns/categories', [] )
		.on( 'GET /atelier/v1/site-drafts', [] );
}

const PARTS = [ 'Header', 'Footer' ].map( ( title ) => ( {
	id: `${ THEME }//${ title.toLowerCase() }`,
	title,
	area: title.toLowerCase(),
} ) );

const boot = {
	home: {
		type: 'wp_template',
		id: `${ THEME }//home`,
		title: 'Blog Home',
		template: null,
		parts: PARTS,
	},
};

const navigation = () =>
	within( screen.getByRole( 'region', { name: 'Navigation' } ) );
const heading = ( name: string ) =>
	navigation().findByRole( 'heading', { name, level: 1 } );

async function follow( name: string | RegExp ): Promise< void > {
	const link = await navigation().findByRole( 'link', { name } );
	link.focus();
	fireEvent.click( link );
	await settle();
}

describe( 'the shell', () => {
	it( 'shows the site’s name and links out', async () => {
		await openScreen( '/', { site: siteWith(), boot } );
		await heading( 'Design' );
		// Nothing can be edited yet.
		screen.getByRole( 'region', { name: 'Preview' } );
		const hrefOf = ( name: string ) =>
			navigation().getByRole( 'link', { name } ).getAttribute( 'href' );
		expect( hrefOf( 'Go to the Dashboard' ) ).toBe(
			'https://shop.test/wp-admin/'
		);
		expect(
			navigation()
				.getByRole( 'link', { name: 'The shop (opens in a new tab)' } )
				.getAttribute( 'target' )
		).toBe( '_blank' );
		expect(
			await navigation().findByRole( 'button', { name: 'Saved' } )
		).toBeTruthy();
		expect( document.title ).toBe( 'Design ‹ The shop — Atelier' );
	} );

	it.each( [
		[ '', 'Site drafts' ],
		[ '12 to review', 'Site drafts 12 to review' ],
	] )(
		'says next to the site drafts what waits for a review: “%s”',
		async ( reviewNote, name ) => {
			await openScreen( '/', {
				site: siteWith(),
				boot: { ...boot, reviewNote },
			} );
			expect( navigation().getByRole( 'link', { name } ) ).toBeTruthy();
		}
	);

	it( 'goes to a document and back with links and the browser’s buttons', async () => {
		await openScreen( '/', { site: siteWith(), boot } );
		await follow( /^Header/ );
		expect( address() ).toBe( `/wp_template_part/${ THEME }//header` );
		await heading( 'Header' );
		expect( document.title ).toMatch( /^Header ‹ / );
		await navigation().findByRole( 'link', { name: 'Go to Site Editor' } );

		window.history.back();
		await heading( 'Design' );
		window.history.forward();
		await heading( 'Header' );
		await follow( 'Back' );
		// Up, to its list.
		await heading( 'Patterns' );
	} );

	it( 'announces a new screen and moves the focus to its heading', async () => {
		await openScreen( '/', { site: siteWith(), boot } );
		await follow( /^Footer/ );
		await waitFor( () =>
			expect(
				document.activeElement?.hasAttribute( 'data-screen-heading' )
			).toBe( true )
		);
		await waitFor( () =>
			expect(
				document.querySelector( '#a11y-speak-polite' )?.textContent
			).toMatch( /Footer|Template Part/ )
		);
	} );

	it( 'goes back to the entry of the screen that was left, and on to a heading', async () => {
		await openScreen( '/template', { site: siteWith(), boot } );
		const entry = ( name: RegExp ) =>
			navigation().queryByRole( 'link', { name } );
		const isOn = ( expected: () => Element | null ) =>
			waitFor( () => {
				expect( expected() ).not.toBeNull();
				expect( document.activeElement ).toBe( expected() );
			} );
		// The link that leads past the menu was used, and isn't a way that leads back.
		fireEvent.click(
			screen.getByRole( 'link', { name: 'Skip to main content' } )
		);
		await follow( 'Back' );
		await heading( 'Design' );
		await isOn( () => entry( /^Templates/ ) );
		for ( const [ name, title ] of [
			[ /^Templates/, 'Templates' ],
			[ /^Patterns/, 'Patterns' ],
		] as const ) {
			await follow( name );
			await heading( title );
			await isOn( () => document.querySelector( 'h1' ) );
			window.history.back();
			await heading( 'Design' );
			await isOn( () => entry( name ) );
		}
		window.history.forward();
		await heading( 'Patterns' );
		await isOn( () => document.querySelector( 'h1' ) );
	} );

	it( 'leaves links with a modifier key to the browser', async () => {
		await openScreen( '/', { site: siteWith(), boot } );
		const link = await navigation().findByRole( 'link', {
			name: /^Header/,
		} );
		// jsdom can't open tabs: the browser does what isn't prevented.
		let isPrevented = true;
		const listen = ( event: Event ) => {
			isPrevented = event.defaultPrevented;
			event.preventDefault();
		};
		window.addEventListener( 'click', listen, { once: true } );
		fireEvent.click( link, { ctrlKey: true } );
		expect( isPrevented ).toBe( false );
		expect( address() ).toBe( '/' );
	} );

	it( 'stays open when a file or a link is dropped outside a drop zone', async () => {
		await openScreen( '/', { site: siteWith(), boot } );
		const isRefused = (
			name: string,
			holds: 'Files' | 'text/uri-list',
			target: Element = document.body
		) => {
			const event = new Event( name, {
				bubbles: true,
				cancelable: true,
			} );
			return ! target.dispatchEvent(
				Object.assign( event, { dataTransfer: { types: [ holds ] } } )
			);
		};
		for ( const name of [ 'dragover', 'drop' ] ) {
			expect( isRefused( name, 'Files' ) ).toBe( true );
			expect( isRefused( name, 'text/uri-list' ) ).toBe( true );
		}
		const field = document.createElement( 'input' );
		document.body.append( field );
		// The browser handles a link that is dragged into a field.
		expect( isRefused( 'drop', 'text/uri-list', field ) ).toBe( false );
		expect( isRefused( 'drop', 'Files', field ) ).toBe( true );
		field.remove();
	} );
} );

describe( 'an address', () => {
	const NOT_FOUND =
		'The requested page could not be found. Please check the URL.';

	it.each( [
		[ 'of no screen', 'p=/nothing/at/all' ],
		[ 'of a type that does not exist', 'p=/no_such_type/12' ],
		[ 'with a broken escape', 'p=%E0%A4%A' ],
		[ 'with a word for an id', 'p=/page/about' ],
		[ 'with a script in it', 'p=/page/%3Cscript%3Ealert(1)%3C/script%3E' ],
	] )( '%s shows a message with a way home', async ( _name, search ) => {
		await openScreen( '/history', { site: siteWith(), boot } );
		goTo( search );
		await screen.findByText( NOT_FOUND, { ignore: '.a11y-speak-region' } );
		fireEvent.click( screen.getByRole( 'link', { name: 'Go to Design' } ) );
		await heading( 'Design' );
	} );

	it( 'with an array as the route opens home', async () => {
		await openScreen( '/history', { site: siteWith(), boot } );
		goTo( 'p[]=/page/2' );
		await heading( 'Design' );
	} );

	it( 'of a missing item says so', async () => {
		await openScreen( '/page/99999999', { site: siteWith(), boot } );
		await navigation().findByText( /^This item doesn’t exist\./ );
	} );
} );

describe( 'the command palette', () => {
	const box = () => screen.findByRole( 'combobox' );
	const highlighted = () =>
		screen.getByRole( 'option', { selected: true } ).textContent;
	const type = async ( words: string ) => {
		fireEvent.change( await box(), { target: { value: words } } );
		await settle();
	};
	const press = async ( key: string ) => {
		fireEvent.keyDown( await box(), { key } );
		await settle();
	};
	async function search( words: string ): Promise< void > {
		await click( 'Open command palette' );
		await type( words );
	}

	it( 'stays closed under an open dialog: there is one at a time', async () => {
		await openScreen( '/drafts', { site: siteWith(), boot } );
		fireEvent.click(
			(
				await screen.findAllByRole( 'button', {
					name: 'New site draft',
				} )
			)[ 0 ] as HTMLElement
		);
		const form = await screen.findByRole( 'dialog' );
		const press = () =>
			fireEvent.keyDown( document.activeElement ?? document.body, {
				key: 'k',
				ctrlKey: true,
			} );
		// The browser has something under this key, too.
		expect( press() ).toBe( false );
		await settle();
		expect( screen.getAllByRole( 'dialog', { hidden: true } ) ).toEqual( [
			form,
		] );
		await click( 'Close', form );
		press();
		await box();
	} );

	it( 'runs the first match, even if it is found late', async () => {
		const site = siteWith( [
			makeRecord( 5, 'page', 'Templates of another kind' ),
		] );
		await openScreen( '/drafts', { site, boot } );
		await click( 'Open command palette' );
		const group = ( name: string ) =>
			within( screen.getByRole( 'group', { name } ) );
		await screen.findByRole( 'group', { name: 'View' } );
		group( 'View' ).getByRole( 'option', { name: 'View site' } );
		group( 'Go to' ).getByRole( 'option', { name: 'Go to: Patterns' } );

		const release = site.hold( 'GET /wp/v2/pages' );
		await type( 'templates' );
		await waitFor( () =>
			expect( highlighted() ).toBe( 'Go to: Templates' )
		);
		const first = () => screen.getAllByRole( 'option' )[ 0 ]?.textContent;
		expect( first() ).toBe( 'Go to: Templates' );
		release();
		await waitFor( () =>
			group( 'Edit' ).getByRole( 'option', {
				name: /^Templates of another kind/,
			} )
		);
		expect( highlighted() ).toBe( 'Go to: Templates' );
		expect( first() ).toBe( 'Go to: Templates' );
		await press( 'ArrowDown' );
		expect( highlighted() ).toBe(
			screen.getAllByRole( 'option' )[ 1 ]?.textContent
		);
		await press( 'ArrowUp' );
		await press( 'Enter' );
		expect( address() ).toBe( '/template' );

		const releaseAgain = site.hold( 'GET /wp/v2/pages' );
		await search( 'Templates of another kind' );
		await press( 'Enter' );
		expect( address() ).toBe( '/template' );
		releaseAgain();
		await waitFor( () =>
			expect( address() ).toBe( '/page/5?canvas=edit' )
		);
	} );

	it( 'shows where a pattern is used, not a copy that is on its own', async () => {
		const site = siteWith();
		site.records( '/wp/v2/blocks', [
			makeRecord( 7, 'wp_block', 'Opening hours' ),
			{
				...makeRecord( 8, 'wp_block', 'Opening copy' ),
				wp_pattern_sync_status: 'unsynced',
			},
		] );
		site.on( 'GET /atelier/v1/uses', {
			places: [ { type: 'page', id: '3', title: 'Contact' } ],
		} );
		await openScreen( '/drafts', { site, boot } );
		await search( 'uses of opening' );
		const option = await screen.findByRole( 'option', {
			name: /Show uses of/,
		} );
		expect( option.textContent ).toContain( '“Opening hours”' );
		fireEvent.click( option );
		await screen.findByRole( 'dialog', {
			name: 'Where “Opening hours” is used',
		} );
		await screen.findByRole( 'link', { name: 'Contact' } );
	} );

	it( 'has what was typed while it was loading', async () => {
		await openScreen( '/', { site: siteWith(), boot } );
		const opener = screen.getByRole( 'button', {
			name: 'Open command palette',
		} );
		fireEvent.click( opener );
		for ( const key of [ 'S', 't', 'x', 'Backspace', 'y', ' ' ] ) {
			// The key doesn't press the button again.
			expect( fireEvent.keyDown( opener, { key } ) ).toBe( false );
		}
		await settle();
		expect( await box() ).toHaveProperty( 'value', 'Sty ' );
		// Afterwards nothing is kept back any more.
		expect( fireEvent.keyDown( opener, { key: 'l' } ) ).toBe( true );
	} );

	it( 'leads to the screens of the admin area, named as in WordPress', async () => {
		const menu = document.createElement( 'script' );
		menu.id = 'atelier-admin-menu';
		menu.type = 'application/json';
		// jsdom goes to fragments of the same address only.
		menu.textContent = JSON.stringify( [
			{ label: 'Pages', url: '#pages' },
			{ label: 'Settings > General', url: '#general' },
		] );
		document.body.append( menu );
		await openScreen( '/', { site: siteWith(), boot } );
		await click( 'Open command palette' );
		const find = ( value: string ) =>
			fireEvent.change( screen.getByRole( 'combobox' ), {
				target: { value },
			} );
		find( 'pages' );
		await screen.findByRole( 'option', { name: 'Go to: Pages' } );
		find( 'settings' );
		fireEvent.click(
			await screen.findByRole( 'option', {
				name: 'Go to: Settings > General',
			} )
		);
		expect( window.location.hash ).toBe( '#general' );
		menu.remove();
	} );
} );
