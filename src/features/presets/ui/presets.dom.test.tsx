/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
	button,
	click,
	dialog,
	fill,
	isDisabled,
	settle,
} from '@tests/support/renderRoom';
import {
	editedStyles,
	escape,
	isFocused,
	openReview,
	openStyles,
	savedStyles,
	stylesSite,
} from '@tests/support/stylesSite';

type Values = Readonly< Record< string, unknown > >;

const heading = ( name: string ) => screen.findByRole( 'heading', { name } );

/** Chooses from the menu of a button. */
async function menu( of: HTMLElement, item: string ): Promise< void > {
	of.focus();
	fireEvent.click( of );
	fireEvent.click( await screen.findByRole( 'menuitem', { name: item } ) );
	await settle();
}

const isGone = ( element: HTMLElement ) =>
	waitFor( () => expect( element.isConnected ).toBe( false ) );

/** Submits the form of a button, as Enter does. */
async function submit( name: string, inside: HTMLElement ): Promise< void > {
	fireEvent.submit(
		button( name, inside ).closest( 'form' ) as HTMLFormElement
	);
	await isGone( inside );
	await settle();
}

describe( 'font sizes', () => {
	/** The user's font sizes of an origin. */
	const sizes = ( origin: string ): readonly Values[] | undefined =>
		(
			editedStyles().settings as {
				typography?: { fontSizes?: Record< string, Values[] > };
			}
		 ).typography?.fontSizes?.[ origin ];

	it( 'are added, named, sized, made fluid and deleted, each undone separately', async () => {
		await openStyles( '/typography/font-sizes', stylesSite() );
		await click( 'Add font size' );
		await click( 'New Font Size 1' );
		await isFocused( await heading( 'New Font Size 1' ) );

		const rename = async ( name: string ) => {
			await menu( button( 'Font size options' ), 'Rename' );
			const naming = await dialog( 'Rename' );
			await fill( 'Name', name, naming );
			await submit( 'Save', naming );
		};
		// An empty name isn't stored.
		await rename( '  ' );
		await heading( 'New Font Size 1' );
		await rename( 'Poster' );
		await heading( 'Poster' );

		const number = ( name: string ) =>
			screen.findByRole< HTMLInputElement >( 'spinbutton', { name } );
		const type = async ( name: string, value: string ) => {
			fireEvent.change( await number( name ), { target: { value } } );
			await settle();
		};
		const tick = async ( name: string ) => {
			fireEvent.click( await screen.findByRole( 'checkbox', { name } ) );
			await settle();
		};
		await type( 'Size', '40' );
		expect( sizes( 'custom' ) ).toMatchObject( [
			{ slug: 'custom-1', name: 'Poster', size: '40px' },
		] );
		await tick( 'Custom fluid values' );
		expect( ( await number( 'Size' ) ).disabled ).toBe( true );
		expect( ( await number( 'Minimum' ) ).value ).toBe( '40' );
		await type( 'Minimum', '20' );
		expect( sizes( 'custom' ) ).toMatchObject( [
			{ fluid: { min: '20px', max: '40px' } },
		] );
		await tick( 'Fluid typography' );
		expect( sizes( 'custom' ) ).toMatchObject( [ { fluid: false } ] );
		await click( 'Undo' );
		expect( ( await number( 'Minimum' ) ).value ).toBe( '20' );

		const review = await openReview();
		await within( review ).findByText( 'Font sizes › Poster added' );
		await escape( review );

		await menu( button( 'Font size options' ), 'Delete' );
		const question = await dialog( 'Delete “Poster”?' );
		await click( 'Delete', question );
		await heading( 'Font size presets' );
		expect( screen.queryByRole( 'button', { name: 'Poster' } ) ).toBeNull();
		expect( sizes( 'custom' ) ?? [] ).toEqual( [] );
	} );

	it( 'of the theme are changed and reset, and invalid ones are repaired, not lost', async () => {
		const site = stylesSite( {
			settings: {
				typography: {
					fontSizes: {
						custom: [
							{ slug: 'custom-1', name: 'Mine', size: '17px' },
							{ slug: 'custom-1', name: 'Twin', size: '18px' },
							{ name: 'Nameless', size: '19px' },
						],
					},
				},
			},
		} );
		await openStyles( '/typography/font-sizes', site );
		await screen.findByText( /2 items .* invalid/ );
		await click( 'Repair' );
		await screen.findByRole( 'button', { name: 'Twin' } );
		await screen.findByRole( 'button', { name: 'Nameless' } );

		await click( 'Small' );
		fireEvent.change(
			await screen.findByRole( 'spinbutton', { name: 'Size' } ),
			{ target: { value: '3' } }
		);
		await settle();
		await click( 'Back' );
		const small = await screen.findByRole( 'button', {
			name: 'Small',
			description: /3rem.*changed/,
		} );
		await isFocused( small );

		const review = await openReview();
		await within( review ).findByText(
			'Font sizes › Small: 0.875rem → 3rem'
		);
		await click( 'Save', review );
		await waitFor( () =>
			expect( savedStyles( site ) ).toMatchObject( [
				{
					settings: {
						typography: {
							fontSizes: {
								custom: [
									{ slug: 'custom-2', name: 'Mine' },
									{ slug: 'custom-1', name: 'Twin' },
									{ slug: 'custom-3', name: 'Nameless' },
								],
							},
						},
					},
				},
			] )
		);
		const [ options ] = screen.getAllByRole( 'button', {
			name: 'Font size presets options',
		} );
		await menu( options as HTMLElement, 'Reset font size presets' );
		expect( sizes( 'theme' ) ).toBeUndefined();
		expect( sizes( 'custom' ) ).toHaveLength( 3 );
	} );
} );

describe( 'shadows', () => {
	const shadows = () =>
		(
			editedStyles().settings as {
				shadow?: { presets?: Record< string, Values[] > };
			}
		 ).shadow?.presets;
	const shadow = () => shadows()?.custom?.[ 0 ]?.shadow;

	it( 'that aren’t there say so, and lead back', async () => {
		await openStyles( '/typography/font-sizes/custom/gone', stylesSite() );
		await screen.findByText( /^This font size doesn’t exist\./ );
		await click( 'Back' );
		await heading( 'Font size presets' );
	} );

	it( 'list their uses before all are removed', async () => {
		const site = stylesSite().on(
			'GET /atelier/v1/uses',
			( { query } ) => ( {
				places: [ { type: 'page', id: '3', title: 'Shady' } ],
				query,
			} )
		);
		await openStyles( '/shadows', site );
		await click( 'Add shadow' );
		await screen.findByRole( 'button', { name: 'Shadow 1' } );
		await click( 'Add shadow' );
		await screen.findByRole( 'button', { name: 'Shadow 2' } );
		const options = screen.getAllByRole( 'button', {
			name: 'Shadow options',
		} );
		await menu(
			options.at( -1 ) as HTMLElement,
			'Remove all custom shadows'
		);
		const question = await dialog( 'Remove all custom shadows?' );
		await within( question ).findByRole( 'link', { name: /Shady/ } );
		const asked = site.requests.find( ( { path } ) =>
			path.endsWith( '/uses' )
		);
		expect( asked?.query.kind ).toBe( 'shadow' );
		await click( 'Remove', question );
		await screen.findByText( 'No custom shadows yet.' );
		expect( shadows()?.custom ?? [] ).toEqual( [] );
	} );

	it( 'have layers, which are edited, moved and removed with the focus kept', async () => {
		await openStyles(
			'/shadows',
			stylesSite().on( 'GET /atelier/v1/uses', {
				places: [ { type: 'page', id: '3', title: 'Cart page' } ],
			} )
		);
		await click( 'Add shadow' );
		await click( 'Shadow 1' );
		await heading( 'Shadow 1' );
		expect( shadow() ).toBe( '6px 6px 9px rgba(0, 0, 0, 0.2)' );
		expect( screen.queryByRole( 'button', { name: 'Remove' } ) ).toBeNull();
		await click( 'Add shadow' );
		const layers = await screen.findAllByRole( 'button', {
			name: 'Drop shadow',
		} );
		fireEvent.click( layers.at( -1 ) as HTMLElement );
		fireEvent.click(
			within( await dialog( 'Drop shadow' ) ).getByRole( 'radio', {
				name: 'Inset',
			} )
		);
		const inner = await dialog( 'Inner shadow' );
		for ( const [ name, value ] of [
			[ 'Blur', '4' ],
			[ 'X Position', '-2' ],
		] as const ) {
			fireEvent.change(
				within( inner ).getByRole( 'spinbutton', { name } ),
				{ target: { value } }
			);
			await settle();
		}
		expect( shadow() ).toBe(
			'6px 6px 9px rgba(0, 0, 0, 0.2), inset -2px 6px 4px 0 rgba(0, 0, 0, 0.2)'
		);
		within( inner ).getByRole( 'spinbutton', { name: 'Blur' } ).focus();
		await escape( inner );

		const second = button( 'Reorder layer 2' );
		second.focus();
		fireEvent.keyDown( second, { key: 'ArrowUp', code: 'ArrowUp' } );
		await waitFor( () =>
			expect( document.activeElement?.getAttribute( 'aria-label' ) ).toBe(
				'Reorder layer 1'
			)
		);
		expect( shadow() ).toMatch( /^inset -2px/ );
		fireEvent.click(
			screen
				.getAllByRole( 'button', { name: 'Remove' } )
				.at( -1 ) as HTMLElement
		);
		await settle();
		expect( shadow() ).toBe( 'inset -2px 6px 4px 0 rgba(0, 0, 0, 0.2)' );
		expect(
			screen.queryByRole( 'button', { name: 'Reorder layer 1' } )
		).toBeNull();
		await isFocused(
			await screen.findByRole( 'heading', { name: 'Shadows' } )
		);
		await click( 'Undo' );
		await screen.findByRole( 'button', { name: 'Reorder layer 2' } );

		await menu( button( 'Shadow options' ), 'Reset' );
		expect( shadow() ).toBe( '6px 6px 9px rgba(0, 0, 0, 0.2)' );
		fireEvent.click( button( 'Shadow options' ) );
		const reset = await screen.findByRole( 'menuitem', { name: 'Reset' } );
		expect( isDisabled( reset ) ).toBe( true );
		await escape( reset );
		await click( 'Back' );
		await click( 'Natural' );
		await heading( 'Natural' );
		fireEvent.click( button( 'Shadow options' ) );
		await screen.findByRole( 'menuitem', { name: 'Reset' } );
		expect( screen.getAllByRole( 'menuitem' ) ).toHaveLength( 2 );
		fireEvent.click(
			screen.getByRole( 'menuitem', { name: 'Where it’s used' } )
		);
		await within( await dialog( /^Where “.+” is used$/ ) ).findByRole(
			'link',
			{ name: /Cart page/ }
		);
	} );
} );

describe( 'palettes', () => {
	const hex = () =>
		screen.findByRole< HTMLInputElement >( 'textbox', {
			name: 'Hex color',
		} );
	const paint = async ( color: string ) => {
		fireEvent.change( await hex(), { target: { value: color } } );
		await settle();
	};
	const names = ( list: string ) =>
		within( screen.getByRole( 'list', { name: list } ) )
			.getAllByRole( 'listitem' )
			.map( ( { textContent } ) => textContent );
	const colors = ( settings: Values = editedStyles().settings ) =>
		(
			settings as {
				color?: { palette?: Record< string, Values[] > };
			}
		 ).color?.palette;

	it( 'have colors changed, moved, added and deleted, each undone separately', async () => {
		const site = stylesSite().on( 'GET /atelier/v1/uses', {
			places: [ { type: 'page', id: '3', title: 'Painted with ink' } ],
		} );
		await openStyles( '/colors/palette', site );
		await click( /^Contrast #/ );
		const editor = await dialog( 'Contrast' );
		await paint( 'dddddd' );
		expect( colors()?.theme ).toContainEqual(
			expect.objectContaining( { slug: 'contrast', color: '#dddddd' } )
		);
		await within( editor ).findByText( 'Hard to read with this color' );
		await escape( editor );
		await isFocused( button( /^Contrast #/ ) );
		await click( 'Undo' );
		expect( colors() ).toBeUndefined();

		expect( names( 'Theme' )[ 0 ] ).toContain( 'Base' );
		const handle = button( 'Reorder Contrast' );
		handle.focus();
		fireEvent.keyDown( handle, { key: 'ArrowUp', code: 'ArrowUp' } );
		await settle();
		expect( names( 'Theme' )[ 0 ] ).toContain( 'Contrast' );
		await isFocused( button( 'Reorder Contrast' ) );

		await click( 'Add color' );
		const name = await screen.findByRole( 'textbox', { name: 'Name' } );
		await isFocused( name );
		await fill( 'Name', 'Ink' );
		await paint( '123456' );
		expect( colors()?.custom ).toMatchObject( [
			{ slug: 'custom-color-1', name: 'Ink', color: '#123456' },
		] );
		await escape( name );
		await menu( button( 'Options for Ink' ), 'Edit' );
		const field = await hex();
		expect( field.value.toLowerCase() ).toBe( '123456' );
		await escape( field );

		const review = await openReview();
		await within( review ).findByText( 'Palette › Ink added' );
		await within( review ).findByText( 'Palette: order changed' );
		await escape( review );

		// What redo brings back doesn't open its editor again.
		const nameField = () =>
			screen.queryByRole( 'textbox', { name: 'Name' } );
		await click( 'Add color' );
		await escape( await screen.findByRole( 'textbox', { name: 'Name' } ) );
		await waitFor( () => expect( nameField() ).toBeNull() );
		await click( 'Undo' );
		await waitFor( () => expect( colors()?.custom ).toHaveLength( 1 ) );
		await click( 'Redo' );
		await waitFor( () => expect( colors()?.custom ).toHaveLength( 2 ) );
		await settle();
		expect( nameField() ).toBeNull();
		await click( 'Undo' );

		await menu( button( 'Options for Ink' ), 'Delete' );
		const question = await dialog( 'Delete “Ink”?' );
		await within( question ).findByRole( 'link', {
			name: /Painted with ink/,
		} );
		await click( 'Delete', question );
		await isGone( question );
		await isFocused( button( 'Add color' ) );
		expect( colors()?.custom ?? [] ).toEqual( [] );
	} );

	it( 'of blocks have gradients and duotones, and are reset together', async () => {
		await openStyles( '/blocks/core%2Fquote/colors/palette', stylesSite() );
		await click( /^Contrast #/ );
		const editor = await dialog( 'Contrast' );
		await paint( 'dddddd' );
		await screen.findByRole( 'button', { name: /^Contrast #dddddd/ } );
		// The site keeps its own.
		expect( colors() ).toBeUndefined();
		await escape( editor );
		fireEvent.click( screen.getByRole( 'tab', { name: 'Gradient' } ) );
		for ( const name of [ 'gradient', 'duotone' ] ) {
			await click( `Add ${ name }` );
			await escape(
				await screen.findByRole( 'textbox', { name: 'Name' } )
			);
		}
		const review = await openReview();
		for ( const words of [
			/› Palette › Contrast: “#111111” → “#dddddd”/,
			/› Gradients › Gradient 1 added/,
			/› Duotone › Duotone 1 added/,
		] ) {
			await within( review ).findByText( words );
		}
		await escape( review );
		fireEvent.click( screen.getByRole( 'tab', { name: 'Color' } ) );
		await click( 'Reset all' );
		await screen.findByRole( 'button', { name: /^Contrast #111111/ } );
		expect( JSON.stringify( editedStyles().settings ) ).not.toContain(
			'palette'
		);
	} );

	it( 'mark an invalid color, which is kept until it is changed', async () => {
		const color = 'red;} body{--spilt:1';
		await openStyles(
			'/colors/palette',
			stylesSite( {
				settings: {
					color: {
						palette: {
							custom: [
								{ slug: 'custom-spilt', name: 'Spilt', color },
							],
						},
					},
				},
			} )
		);
		await click( 'Spilt Invalid' );
		await screen.findByText( /“red;} body.* can’t be displayed/ );
		await fill( 'Name', 'Still spilt' );
		expect( colors()?.custom ).toMatchObject( [ { color } ] );
		await paint( '336699' );
		expect( colors()?.custom ).toMatchObject( [ { color: '#336699' } ] );
		expect(
			screen.queryByText( /“red;} body.* can’t be displayed/ )
		).toBeNull();
	} );
} );
