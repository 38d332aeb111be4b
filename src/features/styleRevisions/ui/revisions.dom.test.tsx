/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paged } from '@tests/support/fakeSite';
import {
	address,
	click,
	dialog,
	settle,
	type FakeSite,
} from '@tests/support/renderRoom';
import {
	editedStyles,
	escape,
	openStyles,
	STYLES,
	stylesSite,
	undo,
} from '@tests/support/stylesSite';
import { shownInstead } from '@/features/stylesheet/index.records';

const ROUTE = `${ STYLES }/revisions`;
const COUNT = 23;
const HOUR = 3_600_000;

/** No user has this id. */
const GONE = 987_654;

const background = ( id: number ) => `rgb(${ id }, 20, 30)`;

/** In the format of REST: the newest has the highest id. Each has its own color. */
const revision = ( id: number ) => ( {
	id,
	author: id === COUNT - 1 ? GONE : 1,
	modified_gmt: new Date( Date.now() - ( COUNT - id ) * 5 * HOUR )
		.toISOString()
		.slice( 0, 19 ),
	settings: {},
	styles: {
		color: { background: background( id ) },
		...( id % 2 === 0
			? {
					elements: {
						h1: { typography: { letterSpacing: `${ id }px` } },
					},
				}
			: {} ),
	},
} );

const ALL = Array.from( { length: COUNT }, ( _none, at ) =>
	revision( COUNT - at )
);

/** A site with a long history, whose fifth revision has been deleted in the meantime. */
const siteWith = (): FakeSite =>
	stylesSite()
		.on( `GET ${ ROUTE }/:id`, ( { params } ) =>
			params.id === '5'
				? Response.json(
						{
							code: 'rest_post_invalid_id',
							message: 'Invalid revision ID.',
							data: { status: 404 },
						},
						{ status: 404 }
					)
				: revision( Number( params.id ) )
		)
		.on( `GET ${ ROUTE }`, ( { query } ) =>
			query.offset === undefined
				? paged( ALL, query )
				: ALL.slice(
						Number( query.offset ),
						Number( query.offset ) + 1
					)
		)
		.on( 'GET /atelier/v1/authors', [
			{ id: 1, name: 'Ann', avatar: '' },
		] );

const list = () =>
	screen.findByRole( 'listbox', { name: 'Global styles revisions list' } );
const options = async () => within( await list() ).findAllByRole( 'option' );
const option = async ( at: number ): Promise< HTMLElement > => {
	const found = ( await options() ).at( at );
	if ( ! found ) {
		throw new Error( `No option ${ at }` );
	}
	return found;
};
const press = async ( at: number ) => {
	fireEvent.click( await option( at ) );
	await settle();
};
const saved = () => screen.findByRole( 'button', { name: 'Saved' } );
const painted = () =>
	( editedStyles().styles.color as { background?: string } | undefined )
		?.background;
const shown = () =>
	( shownInstead.get()?.styles.color as { background?: string } | undefined )
		?.background;

async function openRevisions( site: FakeSite ): Promise< void > {
	await openStyles( '/revisions', site );
	await option( 0 );
}

describe( 'revisions of the styles', () => {
	it( 'are named, shown while they are chosen, and left with Escape', async () => {
		await openRevisions( siteWith() );
		expect( await options() ).toHaveLength( 10 );
		expect( ( await option( 0 ) ).textContent ).toMatch(
			/second|minute|hour/
		);
		expect( ( await option( 1 ) ).getAttribute( 'aria-label' ) ).toMatch(
			/^Changes saved by Deleted user on /
		);
		await within( await list() ).findByRole( 'option', {
			name: /Deleted user/,
			description: 'Colors, Heading 1',
		} );
		await press( 2 );
		expect( shown() ).toBe( background( COUNT - 2 ) );
		fireEvent.keyDown( await option( 2 ), { key: 'ArrowDown' } );
		await settle();
		expect( shown() ).toBe( background( COUNT - 3 ) );
		await saved();
		await escape( await list() );
		expect( shown() ).toBeUndefined();
	} );

	it( 'are paginated, applied after a question about unsaved changes, and undone', async () => {
		const site = siteWith();
		await openRevisions( site );
		const turn = async ( name: string ) => {
			fireEvent.click( await screen.findByRole( 'button', { name } ) );
		};
		// A second press counts while the first page is loading.
		const release = site.hold( `GET ${ ROUTE }` );
		await turn( 'Next page' );
		await settle();
		await turn( 'Next page' );
		release();
		await waitFor( async () =>
			expect( await options() ).toHaveLength( 4 )
		);
		expect( ( await option( 3 ) ).getAttribute( 'aria-label' ) ).toBe(
			'Reset the styles to the theme defaults'
		);
		await press( 0 );
		await click( 'Apply' );
		await waitFor( () => expect( painted() ).toBe( background( 3 ) ) );
		expect( address() ).not.toContain( 'revisions' );

		await click( 'Revisions' );
		// The page of the list is remembered.
		await option( 0 );
		await turn( 'Previous page' );
		await turn( 'Previous page' );
		await waitFor( async () =>
			expect( await options() ).toHaveLength( 11 )
		);
		expect( ( await option( 0 ) ).getAttribute( 'aria-label' ) ).toBe(
			'Unsaved changes'
		);
		await press( 1 );
		await click( 'Apply' );
		const question = await dialog( 'Replace unsaved changes?' );
		expect( painted() ).toBe( background( 3 ) );
		await click( 'Apply', question );
		await waitFor( () => expect( painted() ).toBe( background( COUNT ) ) );
		await undo();
		expect( painted() ).toBe( background( 3 ) );
		await undo();
		await saved();
	} );

	it( 'say which of their fonts have been deleted', async () => {
		const site = siteWith()
			.on(
				'HEAD /fonts/gone.woff2',
				() => new Response( null, { status: 404 } )
			)
			.on( `GET ${ ROUTE }`, ( { query } ) =>
				paged(
					[
						revision( 3 ),
						{
							...revision( 2 ),
							settings: {
								typography: {
									fontFamilies: {
										custom: [
											{
												slug: 'probe',
												name: 'Probe Sans',
												fontFamily: 'Probe Sans',
												fontFace: [
													{
														src: '/fonts/gone.woff2',
													},
												],
											},
										],
									},
								},
							},
						},
						revision( 1 ),
					],
					query
				)
			);
		await openRevisions( site );
		await press( 1 );
		await screen.findByText(
			/^“Probe Sans” has been deleted from the font library/
		);
		await press( 2 );
		expect( screen.queryByText( /has been deleted/ ) ).toBeNull();
	} );

	it( 'are compared, and chosen values are restored', async () => {
		await openRevisions( siteWith() );
		await press( 3 );
		await click( 'Compare' );
		const comparing = await dialog( 'Compare revisions' );
		const after = within( comparing ).getByRole( 'combobox', {
			name: 'After',
		} );
		const choose = async ( value: string ) => {
			await within( after ).findByRole( 'option', {
				name: ( _name, element ) =>
					( element as HTMLOptionElement ).value === value,
			} );
			fireEvent.change( after, { target: { value } } );
			await settle();
		};
		await choose( '5' );
		expect(
			( await within( comparing ).findByRole( 'alert' ) ).textContent
		).toContain( 'This revision no longer exists' );
		await choose( '7' );
		const spacing = await within( comparing ).findByRole( 'checkbox', {
			name: /^Typography › Letter spacing/,
		} );
		const tab = within( comparing ).getByRole( 'tab', {
			name: 'Side by side',
		} );
		tab.focus();
		fireEvent.keyDown( tab, { key: 'ArrowRight', code: 'ArrowRight' } );
		const divider = await within( comparing ).findByRole( 'slider' );
		fireEvent.keyDown( divider, {
			key: 'ArrowLeft',
			code: 'ArrowLeft',
			shiftKey: true,
		} );
		await waitFor( () =>
			expect( divider.getAttribute( 'aria-valuenow' ) ).toBe( '40' )
		);
		fireEvent.click( spacing );
		await click( 'Restore 1 value', comparing );
		await waitFor( () => expect( comparing.isConnected ).toBe( false ) );
		await within( await list() ).findByRole( 'option', {
			name: 'Unsaved changes',
			description: /Heading 1/,
		} );
		// Nothing else was restored.
		expect( editedStyles().styles ).toEqual( {
			elements: {
				h1: { typography: { letterSpacing: `${ COUNT - 3 }px` } },
			},
		} );
		await undo();
		await saved();
	} );

	it( 'that can’t be loaded show the reason, and load after a retry', async () => {
		const site = siteWith().fail( `GET ${ ROUTE }`, 'unreachable' );
		await openStyles( '/revisions', site );
		const alert = await screen.findByRole( 'alert' );
		expect( alert.textContent ).toContain(
			'The revisions could not be loaded'
		);
		expect( alert.textContent ).toContain(
			'The site could not be reached'
		);
		await click( 'Try again' );
		await list();
		expect( document.activeElement ).not.toBe( document.body );
	} );
} );
