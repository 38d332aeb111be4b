/**
 * `npm run pictures`: takes the screenshots of docs/user from a running Atelier on the demo shop, and draws the assets
 * of wordpress.org in .wordpress-org: banner, icon, and some of the same screenshots. Names of pictures limit it to
 * these. WP_BASE_URL names another site.
 */
import fs from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';
import { entryOf, readManifest, writeManifest } from './pictures/manifest.mjs';
import { openShop } from './pictures/shop.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ at: string, edits?: boolean, draft?: number, then?: (page: Page) => Promise<void> }} Picture */

/** @param {Page} page */
const editor = ( page ) => page.frameLocator( 'iframe[name="editor-canvas"]' );

/** @type {Record<string, Picture>} By the name of the file. */
const PICTURES = {
	home: { at: '/' },
	palette: {
		at: '/',
		then: async ( page ) => {
			await page.keyboard.press( 'ControlOrMeta+k' );
			await page.getByRole( 'combobox' ).fill( 'about' );
			await page.getByRole( 'option' ).first().waitFor();
		},
	},
	styles: { at: '/styles' },
	stylebook: { at: '/stylebook' },
	help: {
		at: '/',
		then: async ( page ) => {
			await page
				.getByRole( 'button', { name: 'Help', exact: true } )
				.click();
			await page.getByRole( 'dialog' ).waitFor();
		},
	},
	fonts: {
		at: '/styles',
		then: async ( page ) => {
			await page.keyboard.press( 'ControlOrMeta+k' );
			await page.getByRole( 'combobox' ).fill( 'Manage fonts' );
			await page.getByRole( 'option', { name: 'Manage fonts' } ).click();
			const dialog = page.getByRole( 'dialog', { name: 'Fonts' } );
			await dialog.waitFor();
			await dialog
				.getByText( 'Loading…' )
				.waitFor( { state: 'detached' } );
		},
	},
	templates: { at: '/template' },
	patterns: { at: '/pattern' },
	pages: { at: '/page' },
	navigation: { at: '/navigation' },
	/** The site returns its id. */
	editor: { at: '', edits: true },
	/** In a site draft that is created for it. */
	draft: { at: '' },
	review: {
		at: '/',
		edits: true,
		then: async ( page ) => {
			// The tagline, and the text of a block: two records.
			const blocks = editor( page );
			await blocks
				.getByRole( 'document', { name: /^Block: Heading/ } )
				.first()
				.click();
			await page.keyboard.press( 'ControlOrMeta+a' );
			await page.keyboard.type( 'Made to be handed down' );
			await changeTagline( page );
			await page
				.getByRole( 'button', { name: /^(Save|Review)/ } )
				.first()
				.click();
			await page
				.getByRole( 'dialog', { name: 'Are you ready to save?' } )
				.waitFor();
			await page.waitForTimeout( 2000 );
		},
	},
	/** The unsaved changes of the previous picture. */
	restore: {
		at: '/page',
		then: async ( page ) => {
			await page
				.getByRole( 'dialog', { name: 'Restore unsaved changes?' } )
				.waitFor();
		},
	},
};

/**
 * Edits the site's tagline, like the identity screen: a second record.
 *
 * @param {Page} page
 */
const changeTagline = ( page ) =>
	page.evaluate( () =>
		/* oxlint-disable no-undef -- It runs in the page. */
		// @ts-expect-error WordPress's own global.
		window.wp.data
			.dispatch( 'core' )
			.editEntityRecord( 'root', 'site', undefined, {
				description: 'Furniture made to be handed down',
			} )
	);

/** The pictures on wordpress.org, in the order of their captions in readme.txt. */
const SCREENSHOTS = [
	'home',
	'styles',
	'review',
	'pages',
	'patterns',
	'fonts',
];

const { page, rest, open, close } = await openShop( {
	width: 1280,
	height: 800,
} );
/** @type {Record<string, import('./pictures/manifest.mjs').Entry>} */
const entries = readManifest();
const wanted = process.argv.slice( 2 );
try {
	const [ about ] = await rest( 'GET', '/wp/v2/pages?slug=about' );
	PICTURES.editor = { at: `/page/${ about.id }`, edits: true };
	PICTURES.draft = { at: '/identity', draft: await makeDraft() };
	for ( const [ name, picture ] of Object.entries( PICTURES ) ) {
		if ( wanted.length > 0 && ! wanted.includes( name ) ) {
			continue;
		}
		await take( name, picture );
		entries[ name ] = entryOf( name, await wordsOn() );
		writeManifest( entries );
		console.log( `docs/user/pictures/${ name }.jpg` );
	}
	await drawForDirectory( page );
} finally {
	await close();
}

/**
 * Creates a site draft with a change.
 *
 * @return {Promise<number>} Its id.
 */
async function makeDraft() {
	const { id } = await rest( 'POST', '/atelier/v1/site-drafts', {
		title: 'Christmas',
	} );
	await rest( 'POST', `/wp/v2/settings?atelier_draft=${ id }`, {
		description: 'Presents, wrapped and delivered',
	} );
	return id;
}

/**
 * @param {string}  name
 * @param {Picture} picture
 */
async function take( name, { at, edits = false, draft, then } ) {
	await open( at, { edits, draft } );
	await then?.( page );
	await page.waitForTimeout( 1000 );
	await page.screenshot( {
		path: path.join( root, `docs/user/pictures/${ name }.jpg` ),
		type: 'jpeg',
		quality: 75,
	} );
}

/** The visible text of the screen, without that of the site in frames. */
function wordsOn() {
	return page.evaluate( () =>
		[
			...document.querySelectorAll(
				'#atelier *, .components-modal__frame *'
			),
		]
			.filter(
				( element ) =>
					element.childElementCount === 0 &&
					element.checkVisibility( { visibilityProperty: true } )
			)
			.flatMap( ( element ) => [
				element.textContent.trim(),
				element.closest( 'button' )?.getAttribute( 'aria-label' ) ?? '',
			] )
	);
}

/**
 * Draws the assets of wordpress.org; the captions in readme.txt have the same order.
 *
 * @param {Page} page
 */
async function drawForDirectory( page ) {
	const folder = path.join( root, '.wordpress-org' );
	fs.mkdirSync( folder, { recursive: true } );
	SCREENSHOTS.forEach( ( name, index ) =>
		fs.copyFileSync(
			path.join( root, `docs/user/pictures/${ name }.jpg` ),
			path.join( folder, `screenshot-${ index + 1 }.jpg` )
		)
	);
	const icon = fs.readFileSync( path.join( folder, 'icon.svg' ), 'utf8' );
	// A page of its own: Atelier goes on running in the other, and once put a dialog without styles into the banner.
	const sheet = await page.context().newPage();
	for ( const [ width, height, name ] of /** @type {const} */ ( [
		[ 128, 128, 'icon-128x128' ],
		[ 256, 256, 'icon-256x256' ],
		[ 772, 250, 'banner-772x250' ],
		[ 1544, 500, 'banner-1544x500' ],
	] ) ) {
		await sheet.setViewportSize( { width, height } );
		await sheet.setContent(
			name.startsWith( 'icon' )
				? `<body style="margin:0;line-height:0">${ icon.replace( '<svg', `<svg width="${ width }"` ) }`
				: banner( icon, height )
		);
		await requireFit( sheet, name );
		await sheet.screenshot( {
			path: path.join( folder, `${ name }.png` ),
		} );
		console.log( `.wordpress-org/${ name }.png` );
	}
	await sheet.close();
}

/**
 * Throws if something is drawn beyond the edges, or by others.
 *
 * @param {Page}   sheet
 * @param {string} name
 */
async function requireFit( sheet, name ) {
	const isOurs = await sheet.evaluate( () => {
		/* oxlint-disable no-undef -- It runs in the page. */
		const { scrollWidth, scrollHeight } = document.documentElement;
		return (
			scrollWidth <= window.innerWidth &&
			scrollHeight <= window.innerHeight &&
			document.querySelector( 'button, input' ) === null
		);
		/* oxlint-enable no-undef */
	} );
	if ( ! isOurs ) {
		throw new Error(
			`${ name } has something else in it, or beyond its edges.`
		);
	}
}

/**
 * @param {string} icon   SVG.
 * @param {number} height In pixels.
 */
function banner( icon, height ) {
	return `<body style="margin:0;height:100vh;display:flex;align-items:center;gap:${ height * 0.14 }px;padding-inline:${ height * 0.3 }px;box-sizing:border-box;background:#1e1e1e;color:#fff;font-family:system-ui,sans-serif">
	${ icon.replace( '<svg', `<svg width="${ height * 0.5 }" style="flex:none"` ) }
	<div><div style="font-size:${ height * 0.24 }px;font-weight:600;line-height:1.1">Atelier</div>
	<div style="font-size:${ height * 0.084 }px;opacity:.85;margin-top:${ height * 0.05 }px;line-height:1.35">A site editor that opens in half the time,<br>never loses a change, and shows what a save will do.</div></div>`;
}
