/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import fs from 'node:fs';
import path from 'node:path';
import {
	address,
	button,
	click,
	dialog,
	fill,
	isDisabled,
	settle,
	type FakeSite,
} from '@tests/support/renderRoom';
import {
	editedStyles,
	openStyles,
	savedStyles,
	stylesSite,
} from '@tests/support/stylesSite';
import { stubGlobal } from '@tests/unit/stubGlobal';
import type { FontAnswer, FontJob } from '../model/fontFile/jobs';
import { readFontFile } from '../model/fontFile/read';

type Values = Readonly< Record< string, unknown > >;

const FIXTURES = path.resolve( __dirname, '../../../../tests/fixtures/fonts' );
const FAMILIES = '/wp/v2/font-families';

const bytesOf = ( name: string ) =>
	Uint8Array.from( fs.readFileSync( path.join( FIXTURES, name ) ) );

/** A file as jsdom's forms have it, which lacks what browsers can do with it. */
function makeFile( name: string, content: string | Uint8Array< ArrayBuffer > ) {
	const bytes =
		typeof content === 'string'
			? new TextEncoder().encode( content )
			: content;
	return Object.assign( new File( [ bytes ], name ), {
		arrayBuffer: () => Promise.resolve( bytes.slice().buffer ),
	} );
}

/** Reads fonts on the page, and converts none. */
class WorkerOnPage {
	public onmessage: ( ( event: { data: FontAnswer } ) => void ) | null = null;
	public onerror = null;
	public terminate(): void {}
	public postMessage( { id, kind, bytes }: FontJob ): void {
		const say = ( data: FontAnswer ) => this.onmessage?.( { data } );
		say( { id, kind: 'started' } );
		void (
			kind === 'pack'
				? Promise.resolve( null )
				: readFontFile( new Uint8Array( bytes ), ( file ) =>
						Promise.resolve( file )
					)
		).then( ( reading ) =>
			say(
				reading
					? { id, kind: 'read', reading, isSpent: false }
					: { id, kind: 'packed', bytes: null }
			)
		);
	}
}

/** Everything is in view, so that previews render. */
class SeeingObserver {
	public constructor(
		private readonly report: (
			entries: readonly { isIntersecting: boolean }[]
		) => void
	) {}
	public observe(): void {
		this.report( [ { isIntersecting: true } ] );
	}
	public unobserve(): void {}
	public disconnect(): void {}
}

/** A font that loads. */
class LoadedFont {
	public load(): Promise< this > {
		return Promise.resolve( this );
	}
}

const makeFace = ( weight: string, name: string ): Values => ( {
	fontFamily: name,
	fontStyle: 'normal',
	fontWeight: weight,
	src: `https://shop.test/fonts/${ weight }.woff2`,
} );

/** An installed family, as REST describes it. */
const makeFamily = (
	id: number,
	name: string,
	weights: readonly string[]
): Values => ( {
	id,
	font_family_settings: {
		name,
		slug: name.toLowerCase().replaceAll( ' ', '-' ),
		fontFamily: `"${ name }", serif`,
	},
	_embedded: {
		font_faces: weights.map( ( weight ) => ( {
			font_face_settings: makeFace( weight, name ),
		} ) ),
	},
	_links: { self: [ { targetHints: { allow: [ 'GET', 'DELETE' ] } } ] },
} );

const collected = (
	name: string,
	variants: Readonly< Record< string, string > >,
	categories: readonly string[] = []
): Values => ( {
	font_family_settings: {
		name,
		slug: name.toLowerCase().replaceAll( ' ', '-' ),
		fontFamily: `"${ name }"`,
		fontFace: Object.entries( variants ).map( ( [ weight, file ] ) => ( {
			...makeFace( weight, name ),
			src: `https://fonts.test/${ file }`,
		} ) ),
	},
	categories,
} );

/** Pages ask for collections once, so all tests have the same. */
const COLLECTION = {
	slug: 'few',
	name: 'A collection',
	categories: [ { slug: 'drawn', name: 'Drawn' } ],
	font_families: [
		collected( 'Collected Sans', {
			'400': 'sans-regular.ttf',
			'700': 'sans-bold.woff',
		} ),
		collected( 'Collected Broken', {
			'400': 'there-is-no-such-file.woff2',
			'700': 'sans-bold.woff',
		} ),
		collected( 'Collected Outline', { '400': 'outline-regular.otf' }, [
			'drawn',
		] ),
	],
};

/** A site with installed fonts, fonts that its content uses, and collections. */
function siteWith( {
	families = [],
	used = [],
}: {
	readonly families?: Values[];
	readonly used?: readonly Values[];
} = {} ): FakeSite {
	const site = stylesSite();
	site.records( FAMILIES, families );
	return site
		.on( `GET ${ FAMILIES }`, ( { query } ) =>
			families.filter(
				( { font_family_settings: settings } ) =>
					! query.slug || ( settings as Values ).slug === query.slug
			)
		)
		.on( `POST ${ FAMILIES }`, ( { data } ) => {
			const made = {
				id: 90 + families.length,
				font_family_settings: JSON.parse(
					String( data.font_family_settings )
				) as Values,
				_embedded: { font_faces: [] },
			};
			families.push( made );
			return made;
		} )
		.on( `POST ${ FAMILIES }/:id/font-faces`, ( { data, params } ) => {
			const made = {
				font_face_settings: {
					...( JSON.parse(
						String( data.font_face_settings )
					) as Values ),
					src: 'https://shop.test/fonts/stored.woff2',
				},
			};
			const family = families.find(
				( { id } ) => String( id ) === params.id
			) as { _embedded: { font_faces: unknown[] } } | undefined;
			family?._embedded.font_faces.push( made );
			return made;
		} )
		.on( 'GET /atelier/v1/font-uses', { fonts: used, isComplete: true } )
		.on( 'GET /atelier/v1/uses', { places: [] } )
		.on( 'GET /wp/v2/font-collections', ( { query } ) => [
			{
				slug: COLLECTION.slug,
				...( query._fields === 'slug' ? {} : COLLECTION ),
			},
			// WordPress leaves out what it could not load.
			...( query._fields === 'slug' ? [ { slug: 'far' } ] : [] ),
		] )
		.on( 'GET /wp/v2/font-collections/few', COLLECTION )
		.on( 'GET /wp/v2/font-collections/far', () =>
			Response.json(
				{
					code: 'font_collection_json_error',
					message: 'Could not resolve host.',
				},
				{ status: 500 }
			)
		);
}

const library = () => dialog( 'Fonts' );

/** Opens the font library from the typography of the site. */
async function openLibrary( site: FakeSite ): Promise< HTMLElement > {
	stubGlobal( 'Worker', WorkerOnPage );
	stubGlobal( 'FontFace', LoadedFont );
	Object.assign( document, { fonts: new Set() } );
	await openStyles( '/typography', site );
	stubGlobal( 'IntersectionObserver', SeeingObserver );
	await click( 'Manage fonts' );
	const fonts = await library();
	await within( fonts ).findByText( 'Theme fonts' );
	return fonts;
}

const row = async ( name: string | RegExp, fonts: HTMLElement ) =>
	within( fonts ).findByRole( 'button', {
		name: typeof name === 'string' ? new RegExp( `^${ name }` ) : name,
	} );
const box = ( name: string, fonts: HTMLElement ) =>
	within( fonts ).findByRole< HTMLInputElement >( 'checkbox', { name } );
const item = async ( text: string, inside: HTMLElement ) =>
	waitFor( () => {
		const found = within( inside )
			.getAllByRole( 'listitem' )
			.find( ( { textContent } ) => textContent.includes( text ) );
		if ( ! found ) {
			throw new Error( `No item: ${ text }` );
		}
		return found;
	} );
/** Chooses an option by its text. */
async function select( name: string, text: string ): Promise< void > {
	const box = await screen.findByRole( 'combobox', { name } );
	const option = await within( box ).findByRole< HTMLOptionElement >(
		'option',
		{ name: text }
	);
	fireEvent.change( box, { target: { value: option.value } } );
	await settle();
}
const escape = () =>
	fireEvent.keyDown( document.activeElement ?? document.body, {
		key: 'Escape',
		code: 'Escape',
	} );
const isClosed = () =>
	waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
const isFocused = ( element: HTMLElement ) =>
	waitFor( () => expect( document.activeElement ).toBe( element ) );

describe( 'the font library', () => {
	it( 'has one variant of a family without files', async () => {
		const fonts = await openLibrary(
			siteWith( {
				families: [
					{
						id: 95,
						font_family_settings: {
							name: 'System Font',
							slug: 'system-font',
							fontFamily: 'sans-serif',
						},
						_embedded: { font_faces: [] },
					},
				],
			} )
		);
		fireEvent.click( await row( 'System Font', fonts ) );
		const variant = await box( 'System Font Normal', fonts );
		expect( variant.checked ).toBe( false );
		fireEvent.click( variant );
		await waitFor( async () =>
			expect( ( await box( 'Select all', fonts ) ).checked ).toBe( true )
		);
	} );

	it( 'opens at a family of the list, and closes onto it', async () => {
		await openLibrary( siteWith() );
		escape();
		await isClosed();
		const family = await screen.findByRole( 'button', {
			name: /^Manrope/,
		} );
		family.focus();
		fireEvent.click( family );
		const fonts = await library();
		await isFocused(
			await within( fonts ).findByRole( 'heading', { name: 'Manrope' } )
		);
		await click( 'Back', fonts );
		await isFocused( await row( 'Manrope', fonts ) );
		escape();
		await isClosed();
		await isFocused( family );
	} );

	it( 'keeps the focus where it was, and remembers the preview text', async () => {
		let fonts = await openLibrary( siteWith() );
		await click( /^Manrope/, fonts );
		await isFocused(
			await within( fonts ).findByRole( 'heading', { name: 'Manrope' } )
		);
		fireEvent.click( await box( 'Select all', fonts ) );
		await click( 'Deactivate', await dialog( 'Deactivate “Manrope”?' ) );
		await within( fonts ).findByText( 'Not saved yet' );
		await click( 'Back', fonts );
		await isFocused( await row( 'Manrope', fonts ) );
		expect( document.activeElement?.textContent ).toContain(
			'0/1 variants active'
		);
		await fill( 'Preview text', 'Sphinx of quartz', fonts );
		await waitFor( async () =>
			expect( ( await row( 'Manrope', fonts ) ).textContent ).toContain(
				'Sphinx of quartz'
			)
		);
		escape();
		await isClosed();
		await isFocused( button( 'Manage fonts' ) );
		// Only the active one is left.
		expect( screen.queryByText( 'Manrope' ) ).toBeNull();
		await screen.findByText( 'Fira Code' );
		await click( 'Manage fonts' );
		fonts = await library();
		const text =
			await within( fonts ).findByLabelText< HTMLInputElement >(
				'Preview text'
			);
		expect( text.value ).toBe( 'Sphinx of quartz' );
	} );

	it( 'says which variants are used, and asks before one is deactivated', async () => {
		const site = siteWith( {
			families: [ makeFamily( 5, 'Atelier Faced', [ '400', '700' ] ) ],
		} )
			.on( 'GET /atelier/v1/uses/counts', {
				isComplete: true,
				counts: [ { thing: 'atelier-faced||700', count: 2 } ],
			} )
			.on( 'GET /atelier/v1/uses', {
				places: [ { type: 'page', id: '8', title: 'Set in bold' } ],
			} );
		const fonts = await openLibrary( site );
		await click( /^Atelier Faced/, fonts );
		fireEvent.click( await box( 'Select all', fonts ) );
		await within( fonts ).findByText( 'Not used' );
		const bold = await box( 'Atelier Faced Bold', fonts );
		fireEvent.click( bold );
		let question = await dialog( 'Deactivate “Atelier Faced Bold”?' );
		await within( question ).findByRole( 'link', { name: /Set in bold/ } );
		await click( 'Cancel', question );
		expect( bold.checked ).toBe( true );
		fireEvent.click( bold );
		question = await dialog( 'Deactivate “Atelier Faced Bold”?' );
		await click( 'Deactivate', question );
		await waitFor( () => expect( bold.checked ).toBe( false ) );
		fireEvent.click( await box( 'Atelier Faced Normal', fonts ) );
		await waitFor( async () =>
			expect( ( await box( 'Select all', fonts ) ).checked ).toBe( false )
		);
		expect( screen.queryByText( /^Deactivate/ ) ).toBeNull();
	} );

	it( 'says what visitors see instead before a used font is deactivated', async () => {
		const site = siteWith( {
			families: [
				makeFamily( 5, 'Atelier Whole', [ '400', '700' ] ),
				makeFamily( 6, 'Atelier Local', [] ),
			],
		} )
			.on( 'GET /atelier/v1/uses/counts', {
				isComplete: true,
				counts: [
					{ thing: 'atelier-whole', count: 1 },
					{ thing: 'atelier-local', count: 1 },
				],
			} )
			.on( 'GET /atelier/v1/uses', {
				places: [ { type: 'page', id: '8', title: 'Set in it' } ],
			} );
		const fonts = await openLibrary( site );
		for ( const [ name, checkbox ] of [
			[ 'Atelier Whole', 'Select all' ],
			[ 'Atelier Local', 'Atelier Local Normal' ],
		] as const ) {
			await click( new RegExp( `^${ name }` ), fonts );
			fireEvent.click( await box( checkbox, fonts ) );
			await settle();
			fireEvent.click( await box( checkbox, fonts ) );
			const question = await dialog( `Deactivate “${ name }”?` );
			await within( question ).findByText(
				/browser’s default font where styles use it/
			);
			await within( question ).findByRole( 'link', {
				name: /Set in it/,
			} );
			await click( 'Cancel', question );
			expect( ( await box( checkbox, fonts ) ).checked ).toBe( true );
			fireEvent.click( await box( checkbox, fonts ) );
			await click(
				'Deactivate',
				await dialog( `Deactivate “${ name }”?` )
			);
			await waitFor( async () =>
				expect( ( await box( checkbox, fonts ) ).checked ).toBe( false )
			);
			await click( 'Back', fonts );
		}
	} );

	it( 'names the styles and content that use a font before it is deleted', async () => {
		const site = siteWith( {
			families: [ makeFamily( 5, 'Atelier Used Font', [] ) ],
		} ).on( 'GET /atelier/v1/uses', {
			places: [ { type: 'page', id: '8', title: 'Set in a used font' } ],
		} );
		let fonts = await openLibrary( site );
		await click( /^Atelier Used Font/, fonts );
		fireEvent.click( await box( 'Select all', fonts ) );
		escape();
		await isClosed();
		await click( 'Text' );
		await select( 'Font', 'Atelier Used Font' );
		await click( 'Back' );

		await click( 'Manage fonts' );
		fonts = await library();
		await click( /^Atelier Used Font/, fonts );
		await click( 'Delete', fonts );
		const question = await dialog( 'Delete font' );
		expect( question.textContent ).toContain(
			'Are you sure you want to delete "Atelier Used Font" font and all its variants and assets?'
		);
		expect( question.textContent ).toContain( 'Typography › Font' );
		fireEvent.click(
			await within( question ).findByRole( 'link', {
				name: /Set in a used font/,
			} )
		);
		// The link leaves the library.
		await isClosed();
		expect( address() ).toMatch( /^\/page/ );
		expect( site.writes ).toEqual( [] );
	} );
} );

describe( 'a font that is used but not available', () => {
	it( 'is listed with its uses, and replaced in the styles', async () => {
		const site = siteWith( {
			used: [ { slug: 'atelier-lost-font', count: 1 } ],
		} ).on( 'GET /atelier/v1/uses', ( { query } ) => ( {
			places: JSON.stringify( query ).includes( 'atelier-lost-font' )
				? [ { type: 'page', id: '8', title: 'Asks for it' } ]
				: [],
		} ) );
		const fonts = await openLibrary( site );
		const lost = await item( 'atelier-lost-font', fonts );
		expect( lost.textContent ).toContain( 'Used by 1 document.' );
		await within( lost ).findByRole( 'button', { name: 'Upload' } );
		await click( 'Where it’s used', lost );
		await within( lost ).findByRole( 'link', { name: /Asks for it/ } );

		// The theme uses it for all text.
		await click( /^Manrope/, fonts );
		fireEvent.click( await box( 'Select all', fonts ) );
		await click( 'Deactivate', await dialog( 'Deactivate “Manrope”?' ) );
		await click( 'Back', fonts );
		const missing = within( fonts ).getByRole( 'group', {
			name: 'Used but not installed',
		} );
		const manrope = await item( 'Manrope', missing );
		expect( manrope.textContent ).toContain( 'no variants are active' );
		await click( 'Replace', manrope );
		const replacing = await dialog( 'Replace “Manrope”' );
		expect( isDisabled( button( 'Replace', replacing ) ) ).toBe( true );
		await select( 'Replacement', 'Fira Code' );
		fireEvent.click(
			await within( replacing ).findByRole( 'radio', {
				name: 'As unsaved changes here',
			} )
		);
		await click( 'Replace', replacing );
		await waitFor( () =>
			expect( within( missing ).queryByText( 'Manrope' ) ).toBeNull()
		);
		await isFocused( missing );
		await item( 'atelier-lost-font', missing );
		escape();
		await isClosed();

		const font = () =>
			( editedStyles().styles.typography as Values | undefined )
				?.fontFamily;
		expect( font() ).toBe( 'var:preset|font-family|fira-code' );
		const families = () =>
			JSON.stringify( editedStyles().settings.typography ?? {} );
		expect( families() ).not.toContain( 'Manrope' );
		await click( 'Undo' );
		expect( font() ).toBeUndefined();
		expect( families() ).not.toContain( 'Manrope' );
		await click( 'Undo' );
		expect( editedStyles().settings.typography ).toBeUndefined();
	} );
} );

describe( 'a font file', () => {
	const site = () =>
		siteWith( {
			families: [
				{
					...makeFamily( 6, 'Atelier Flex', [] ),
					_embedded: {
						font_faces: [
							{
								font_face_settings: {
									...makeFace( '200 800', 'Atelier Flex' ),
									src: `${ window.location.origin }/flex.ttf`,
								},
							},
						],
					},
				},
			],
		} )
			.on(
				'HEAD /flex.ttf',
				() =>
					new Response( null, {
						headers: { 'Content-Length': '8068' },
					} )
			)
			.on(
				'GET /flex.ttf',
				() => new Response( bytesOf( 'flex-variable.ttf' ) )
			);

	it( 'shows its size, its axes and the characters it lacks', async () => {
		const fonts = await openLibrary( site() );
		await click( /^Atelier Flex/, fonts );
		await fill( 'Preview text', 'Hello 漢', fonts );
		fireEvent.click( await box( 'Select all', fonts ) );
		await within( fonts ).findByText( '8.1 kB' );
		await within( fonts ).findByText( /Weight \d+ to \d+/ );
		const lacking = await within( fonts ).findByText( 'Not in this font' );
		expect( lacking.nextElementSibling?.textContent ).toContain( '漢' );
		await click( 'Back', fonts );
		await within( fonts ).findByText(
			/All active variants: 8\.1 kB in 1 file\./
		);
		expect( fonts.textContent ).toContain( 'of 2 active files is unknown' );
	} );
} );

describe( 'a collection of fonts', () => {
	it( 'is searched, and its variants are downloaded, installed and active; failed ones are named', async () => {
		const site = siteWith().on(
			'GET /(?<file>[^/]+)',
			( { params: { file = '' } } ) =>
				file === 'sans-bold.woff'
					? new Response( bytesOf( file ) )
					: new Response( '', { status: 404 } )
		);
		const fonts = await openLibrary( site );
		const found = ( text: string ) => within( fonts ).findByText( text );
		fireEvent.click(
			await within( fonts ).findByRole( 'tab', { name: 'A collection' } )
		);
		await found( '3 fonts' );
		await select( 'Category', 'Drawn' );
		await found( '1 font' );
		await row( 'Collected Outline', fonts );
		await select( 'Category', 'All' );
		await found( '3 fonts' );
		const search = within( fonts ).getByRole( 'searchbox' );
		fireEvent.change( search, { target: { value: 'brok' } } );
		await found( '1 font' );

		await click( /^Collected Broken/, fonts );
		fireEvent.click( await box( 'Select all', fonts ) );
		await click( 'Install', fonts );
		const alert = await within( fonts ).findByRole( 'alert' );
		expect( alert.textContent ).toContain(
			'Error installing the fonts, could not be downloaded.'
		);
		expect( alert.textContent ).toContain(
			'Error downloading font face asset from https://fonts.test/there-is-no-such-file.woff2. Server responded with status: 404'
		);
		await found( '1 of 2 variants were installed.' );
		await waitFor( async () =>
			expect(
				( await box( 'Collected Broken Bold', fonts ) ).disabled
			).toBe( true )
		);
		expect(
			( await box( 'Collected Broken Normal', fonts ) ).disabled
		).toBe( false );
		const sent = site.writes.filter( ( { path: to } ) =>
			to.endsWith( '/font-faces' )
		);
		expect( sent ).toHaveLength( 1 );
		expect( sent[ 0 ]?.data ).toMatchObject( {
			font_face_settings: expect.stringContaining(
				'"fontWeight":"700"'
			) as unknown,
			'file-0-0': { name: 'sans-bold.woff' },
		} );
		// Installed fonts are active at once.
		expect( JSON.stringify( savedStyles( site ) ) ).toContain(
			'"slug":"collected-broken"'
		);

		await click( 'Back', fonts );
		const broken = await row( 'Collected Broken', fonts );
		await isFocused( broken );
		expect( broken.textContent ).toContain( 'Installed' );
		fireEvent.change( within( fonts ).getByRole( 'searchbox' ), {
			target: { value: 'sans' },
		} );
		await click( /^Collected Sans/, fonts );
		fireEvent.click( await box( 'Collected Sans Bold', fonts ) );
		await click( 'Install', fonts );
		await found( 'Fonts were installed successfully.' );
		fireEvent.click(
			within( fonts ).getByRole( 'tab', { name: 'Library' } )
		);
		await waitFor( async () =>
			expect(
				( await row( 'Collected Sans', fonts ) ).textContent
			).toContain( '1/1 variants active' )
		);
	} );
} );

describe( 'collections of fonts', () => {
	it( 'that can’t be loaded show an error, and are requested again', async () => {
		const site = siteWith();
		const fonts = await openLibrary( site );
		const asked = () =>
			site.requests.filter( ( { path: to } ) => to.endsWith( '/far' ) )
				.length;
		fireEvent.click(
			await within( fonts ).findByRole( 'tab', { name: 'far' } )
		);
		const alert = () => within( fonts ).findByRole( 'alert' );
		expect( ( await alert() ).textContent ).toContain(
			'The collection could not be loaded'
		);
		const before = asked();
		await click( 'Try again', fonts );
		await waitFor( () => expect( asked() ).toBe( before + 1 ) );
		expect( ( await alert() ).textContent ).toContain(
			'Installed fonts aren’t affected. The server said: Could not resolve host.'
		);
	} );

	it( 'and uploads aren’t offered to users who can’t install fonts', async () => {
		const site = siteWith().on(
			`OPTIONS ${ FAMILIES }`,
			() => new Response( '{}', { headers: { Allow: 'GET' } } )
		);
		const fonts = await openLibrary( site );
		await waitFor( () =>
			expect( site.requests ).toContainEqual(
				expect.objectContaining( {
					method: 'OPTIONS',
					path: FAMILIES,
				} )
			)
		);
		await settle();
		expect(
			within( fonts )
				.getAllByRole( 'tab' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Library' ] );
	} );
} );

describe( 'uploaded files', () => {
	const chooseFiles = ( fonts: HTMLElement, files: readonly File[] ) =>
		fireEvent.change(
			fonts.querySelector( 'input[type="file"]' ) as HTMLInputElement,
			{ target: { files } }
		);

	it( 'are rejected with a reason if invalid, while valid ones can be installed', async () => {
		const fonts = await openLibrary( siteWith() );
		fireEvent.click(
			await within( fonts ).findByRole( 'tab', { name: 'Upload' } )
		);
		await within( fonts ).findByRole( 'button', { name: 'Upload font' } );
		const bold = bytesOf( 'sans-bold.woff' );
		chooseFiles( fonts, [
			makeFile( 'words.ttf', 'No font at all' ),
			makeFile( 'drawing.otf', '<svg xmlns="x"></svg>' ),
			makeFile( 'several.ttf', 'ttcf\0\0\0\0' ),
			makeFile( 'empty.woff2', '' ),
			makeFile( 'cut-off.woff', bold.slice( 0, bold.length / 2 ) ),
		] );
		await within( fonts ).findByText(
			'Sorry, you are not allowed to upload this file type.'
		);
		const refused = await within( fonts ).findByRole( 'region', {
			name: 'Can’t be installed',
		} );
		for ( const [ file, reason ] of [
			[ 'words.ttf', 'This file isn’t a font' ],
			[ 'drawing.otf', 'SVG' ],
			[ 'several.ttf', 'collection' ],
			[ 'empty.woff2', 'empty' ],
			[ 'cut-off.woff', 'damaged' ],
		] as const ) {
			expect( ( await item( file, refused ) ).textContent ).toContain(
				reason
			);
		}
		expect( isDisabled( button( 'Install', fonts ) ) ).toBe( true );

		const smaller = await box(
			'Convert TTF and OTF files to WOFF2',
			fonts
		);
		fireEvent.click( smaller );
		await waitFor( () => expect( smaller.checked ).toBe( false ) );
		chooseFiles( fonts, [
			makeFile( 'sans-regular.ttf', bytesOf( 'sans-regular.ttf' ) ),
			makeFile( 'list.txt', 'No font at all' ),
		] );
		await waitFor( async () =>
			expect(
				( await item( 'sans-regular.ttf', fonts ) ).textContent
			).toContain( 'Ready' )
		);
		expect(
			( await item( 'sans-regular.ttf', fonts ) ).textContent
		).not.toContain( 'WOFF2' );
		expect( ( await item( 'list.txt', refused ) ).textContent ).toContain(
			'Only OTF, TTF, WOFF and WOFF2 files can be uploaded.'
		);
		expect( isDisabled( button( 'Install', fonts ) ) ).toBe( false );
		await click( 'Remove words.ttf', fonts );
		expect( within( fonts ).queryByText( 'words.ttf' ) ).toBeNull();
		await click( 'Clear list', fonts );
		await waitFor( () =>
			expect( within( fonts ).queryAllByRole( 'listitem' ) ).toEqual( [] )
		);
	} );
} );
