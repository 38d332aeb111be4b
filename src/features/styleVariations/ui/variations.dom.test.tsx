/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
	button,
	choose,
	click,
	dialog,
	fill,
	settle,
	type FakeSite,
} from '@tests/support/renderRoom';
import {
	editedStyles,
	openStyles,
	stylesSite,
	undo,
} from '@tests/support/stylesSite';
import { stubGlobal } from '@tests/unit/stubGlobal';

const ROUTE = '/atelier/v1/style-variations';

type Values = Readonly< Record< string, unknown > >;

/** Its colors can be used, its fonts not. */
const BROKEN = {
	title: 'Broken type',
	settings: {
		color: { text: true },
		typography: {
			fontFamilies: {
				theme: [ { fontFace: [ { fontFamily: 'Poplar' } ] } ],
			},
		},
	},
	styles: { color: { text: 'red' } },
};

/** A site whose theme has a variation and a broken one, with a store for the user's. */
function siteWith(): FakeSite {
	const site = stylesSite();
	let own: Values[] = [];
	return site
		.on( 'GET /wp/v2/global-styles/themes/twentytwentyfive/variations', [
			{
				title: 'Noon',
				settings: {},
				styles: { color: { background: '#fff8dc' } },
			},
			BROKEN,
		] )
		.on( `GET ${ ROUTE }`, () => own )
		.on( `POST ${ ROUTE }`, ( { data } ) => {
			const made = {
				id: 40 + own.length,
				title: data.title,
				...( JSON.parse( String( data.content ) ) as Values ),
			};
			own = [ ...own, made ];
			return made;
		} )
		.on( `POST ${ ROUTE }/:id`, {} )
		.on( `DELETE ${ ROUTE }/:id`, {} );
}

const card = ( name: string ) =>
	screen.findByRole( 'button', { name: new RegExp( `^${ name }$` ) } );

const isPressed = async ( name: string ) =>
	( await card( name ) ).getAttribute( 'aria-pressed' ) === 'true';

/** Names something in the open dialog. */
async function name( text: string ): Promise< void > {
	const naming = await dialog();
	await fill( 'Name', text, naming );
	fireEvent.submit(
		button( 'Save', naming ).closest( 'form' ) as HTMLFormElement
	);
	await waitFor( () => expect( naming.isConnected ).toBe( false ) );
}

it( 'a broken variation of the theme is named, without its JSON', async () => {
	await openStyles( '/variations', siteWith() );
	await click( 'Broken type' );
	const told = await screen.findAllByText( /“Broken type” wasn’t applied/ );
	expect( told[ 0 ]?.textContent ).not.toContain( 'Poplar' );
	expect( editedStyles().styles ).toEqual( {} );
} );

describe( 'variations', () => {
	it( 'are applied and undone; custom ones are saved, renamed, deleted and brought back', async () => {
		const site = siteWith();
		await openStyles( '/variations', site );
		await click( 'Noon' );
		expect( await isPressed( 'Noon' ) ).toBe( true );
		await undo();
		expect( await isPressed( 'Noon' ) ).toBe( false );
		await click( 'Noon' );
		const look = { color: { background: '#fff8dc' } };
		expect( editedStyles().styles ).toEqual( look );

		await click( 'Save current styles' );
		await name( 'Look' );
		const own = await screen.findByRole( 'region', {
			name: 'Your style variations',
		} );
		await within( own ).findByRole( 'button', { name: 'Look' } );
		const menu = within( own ).getByRole( 'button', {
			name: 'Actions',
			description: 'Look',
		} );
		fireEvent.click( menu );
		fireEvent.click(
			await screen.findByRole( 'menuitem', { name: 'Rename' } )
		);
		await name( 'Look b' );
		await within( own ).findByRole( 'button', { name: 'Look b' } );

		await choose( 'Actions', 'Delete' );
		await waitFor( () =>
			expect(
				within( own ).queryByRole( 'button', { name: 'Look b' } )
			).toBeNull()
		);
		const told = ( await screen.findAllByText( '“Look b” deleted.' ) ).map(
			( text ) => text.closest( '.components-snackbar' )
		);
		const snackbar = told.find( ( found ) => found !== null );
		await click( 'Undo', snackbar as HTMLElement );
		await within( own ).findByRole( 'button', { name: 'Look b' } );
		expect(
			site.writes.map( ( { method, path, data } ) => [
				`${ method } ${ path }`,
				data.title,
			] )
		).toEqual( [
			[ `POST ${ ROUTE }`, 'Look' ],
			[ `POST ${ ROUTE }/40`, 'Look b' ],
			[ `DELETE ${ ROUTE }/40`, undefined ],
			[ `POST ${ ROUTE }`, 'Look b' ],
		] );
		expect(
			JSON.parse( String( site.writes.at( -1 )?.data.content ) )
		).toEqual( { settings: {}, styles: look } );
	} );
} );

describe( 'theme.json files', () => {
	it( 'are exported', async () => {
		const files: Blob[] = [];
		const names: string[] = [];
		stubGlobal(
			'URL',
			Object.assign( URL, {
				createObjectURL: ( file: Blob ) => {
					files.push( file );
					return 'blob:styles';
				},
				revokeObjectURL: () => undefined,
			} )
		);
		jest.spyOn( HTMLAnchorElement.prototype, 'click' ).mockImplementation(
			function ( this: HTMLAnchorElement ) {
				names.push( this.download );
			}
		);
		await openStyles( '/', siteWith() );
		await choose( 'More', 'Export all styles' );
		await waitFor( () =>
			expect( names ).toEqual( [ 'twentytwentyfive.theme.json' ] )
		);
		const text = await new Promise< string >( ( resolve ) => {
			const reader = new FileReader();
			reader.onload = () => resolve( reader.result as string );
			reader.readAsText( files[ 0 ] as Blob );
		} );
		expect( JSON.parse( text ) ).toMatchObject( {
			version: 3,
			settings: { layout: { contentSize: '645px' } },
			styles: { spacing: { blockGap: '1.2rem' } },
		} );
	} );

	it( 'are imported after a preview, which can be undone; invalid ones are refused with the reason', async () => {
		const site = siteWith()
			.on( 'POST /atelier/v1/theme-json', {
				settings: {},
				styles: { color: { text: '#123456' } },
				leftOut: [ { path: 'styles.sparkle', reason: 'unknown' } ],
			} )
			.fail( 'POST /atelier/v1/theme-json', {
				status: 400,
				code: 'atelier_theme_json_version',
				message: 'The file has version 99.',
			} );
		await openStyles( '/', site );
		await choose( 'More', 'Import styles' );
		const importing = await dialog( 'Import styles' );
		const give = async ( content: string ) => {
			const file = Object.assign( new File( [ content ], 'look.json' ), {
				text: () => Promise.resolve( content ),
			} );
			fireEvent.change(
				importing.querySelector( 'input[type="file"]' ) as Element,
				{ target: { files: [ file ] } }
			);
			await settle();
		};
		const refusal = async () =>
			( await within( importing ).findByRole( 'alert' ) ).textContent;
		await give( '{\n"version": 3,\n}' );
		expect( await refusal() ).toContain( 'line 3' );
		expect( site.writes ).toEqual( [] );
		await give( '{"version":99,"styles":{}}' );
		expect( await refusal() ).toContain( 'version 99' );

		const text =
			'{"version":3,"styles":{"sparkle":1,"color":{"text":"#123456"}}}';
		await give( text );
		await within( importing ).findByText( 'Colors: 1 value' );
		expect( site.writes.at( -1 )?.data ).toEqual( { text } );
		await within( importing ).findByText( 'styles.sparkle' );
		await click( 'Apply', importing );
		await waitFor( () => expect( importing.isConnected ).toBe( false ) );
		expect( editedStyles().styles ).toEqual( {
			color: { text: '#123456' },
		} );
		const told = await screen.findAllByText(
			'Styles from “look.json” applied.'
		);
		const snackbar = told
			.map( ( found ) => found.closest( '.components-snackbar' ) )
			.find( ( found ) => found !== null );
		await click( 'Undo', snackbar as HTMLElement );
		await screen.findByRole( 'button', { name: 'Saved' } );
		expect( editedStyles().styles ).toEqual( {} );
	} );
} );
