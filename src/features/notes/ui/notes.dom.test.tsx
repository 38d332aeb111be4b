/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import * as wpBlocks from '@wordpress/blocks';
import { dispatch, select } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { inNewPage } from '@tests/support/preferences';
import {
	button,
	click,
	FakeSite,
	renderRoom,
	settle,
} from '@tests/support/renderRoom';
import { documentKey } from '@/features/documents/index.model';
import type * as Drafts from '../data/drafts';
import { NotesSidebar } from './Notes';

interface Block {
	readonly clientId: string;
}

interface Actions {
	resetBlocks( blocks: readonly Block[] ): void;
}

/** The package’s types lack these. */
const { createBlock, getBlockType, registerBlockType } =
	wpBlocks as unknown as {
		createBlock: ( name: string, attributes: object ) => Block;
		getBlockType: ( name: string ) => unknown;
		registerBlockType: ( name: string, settings: object ) => unknown;
	};

type Values = Readonly< Record< string, unknown > >;

const ROUTE = '/wp/v2/comments';
const BLOCK = 'atelier-test/words';

beforeAll( () => {
	if ( ! getBlockType( BLOCK ) ) {
		registerBlockType( BLOCK, {
			apiVersion: 3,
			title: 'Words',
			category: 'text',
			attributes: { content: { type: 'string' } },
			edit: () => null,
			save: () => null,
			__experimentalLabel: ( { content }: { content: string } ) =>
				content,
		} );
	}
} );

/** Notes as WordPress stores them. */
function siteWith( notes: Values[] = [] ): FakeSite {
	const site = new FakeSite();
	site.records( ROUTE, notes );
	return site
		.on( `GET ${ ROUTE }`, () => notes )
		.on( `POST ${ ROUTE }`, ( { data } ) => {
			const note = {
				id: 100 + notes.length,
				author_name: 'Ann',
				author_avatar_urls: {},
				date_gmt: '2026-11-24T20:00:00',
				meta: {},
				...data,
				content: { raw: data.content, rendered: data.content },
			};
			notes.push( note );
			return note;
		} )
		.on( 'GET /wp/v2/users', [] );
}

const shown: string[] = [];

/** The panel of a page, which can be closed and opened again. */
function Panel( { id }: { readonly id: string } ) {
	const [ isOpen, setOpen ] = useState( true );
	const [ document ] = useState( { type: 'page', id } );
	return (
		<>
			<button onClick={ () => setOpen( true ) }>Open</button>
			{ isOpen && (
				<NotesSidebar
					document={ document }
					isInTemplate={ false }
					onReveal={ () => undefined }
					onShow={ ( clientId ) => shown.push( clientId ) }
					onClose={ () => setOpen( false ) }
				/>
			) }
		</>
	);
}

/** Fills the canvas. */
function setBlocks( ...words: string[] ): string[] {
	const blocks = words.map( ( content ) =>
		createBlock( BLOCK, { content } )
	);
	( dispatch( blockEditorStore ) as unknown as Actions ).resetBlocks(
		blocks
	);
	return blocks.map( ( { clientId } ) => clientId );
}

async function selectBlock( clientId: string | undefined ): Promise< void > {
	void dispatch( blockEditorStore ).selectBlock( String( clientId ) );
	await settle();
}

async function openPanel( id: string, site: FakeSite ): Promise< void > {
	shown.length = 0;
	await renderRoom( <Panel id={ id } />, { site } );
	await screen.findByText( /^No notes yet/ );
}

const textbox = ( name: string | RegExp ) =>
	screen.findByRole( 'textbox', { name } );
const card = ( words: string ) =>
	screen
		.getAllByRole( 'listitem' )
		.find( ( { textContent } ) =>
			textContent.includes( words )
		) as HTMLElement;
const detached = () =>
	screen.queryByRole( 'list', { name: 'No longer on a block' } );
const focused = ( element: () => HTMLElement | undefined ) =>
	waitFor( () => expect( document.activeElement ).toBe( element() ) );
const place = ( words: string ) =>
	within( card( words ) ).getAllByRole( 'button' )[ 0 ] as HTMLElement;

async function type( field: HTMLElement, words: string ): Promise< void > {
	field.focus();
	field.textContent = words;
	fireEvent.input( field );
	await settle();
}

async function press( key: string, more: object = {} ): Promise< void > {
	fireEvent.keyDown( document.activeElement as Element, {
		key,
		code: key,
		...more,
	} );
	await settle();
}
const CTRL = { ctrlKey: true };

async function chooseFor( words: string, action: string ): Promise< void > {
	await click( /^Actions/, card( words ) );
	fireEvent.click( await screen.findByRole( 'menuitem', { name: action } ) );
	await settle();
}

async function beginNote( clientId: string | undefined, block: string ) {
	await selectBlock( clientId );
	await click( 'Add note' );
	const field = await textbox( `New note: ${ block }` );
	await focused( () => field );
	return field;
}

describe( 'the text of a note', () => {
	it( 'gets bold, italic and links by keyboard, and is there again in a new page', async () => {
		const site = siteWith();
		const [ alpha ] = setBlocks( 'Alpha words', 'Omega words' );
		await openPanel( '1', site );
		const field = await beginNote( alpha, 'Alpha words' );
		await type( field, 'bold' );
		document.getSelection()?.selectAllChildren( field );
		await press( 'b', CTRL );
		expect( field.querySelector( 'strong' )?.textContent ).toBe( 'bold' );
		await press( 'i', CTRL );
		expect( field.querySelector( 'em' )?.textContent ).toBe( 'bold' );
		await press( 'b', CTRL );
		expect( field.querySelector( 'strong' ) ).toBeNull();
		await press( 'k', CTRL );
		const address = await textbox( 'Link address' );
		await focused( () => address );
		fireEvent.change( address, {
			target: { value: 'javascript:alert(1)' },
		} );
		await press( 'Enter' );
		await screen.findByText( /This address isn’t valid/ );
		fireEvent.change( address, {
			target: { value: 'example.org/page' },
		} );
		await press( 'Enter' );
		await focused( () => field );
		expect( field.querySelector( 'a' )?.getAttribute( 'href' ) ).toBe(
			'https://example.org/page'
		);

		// After a reload, blocks have other IDs.
		const [ again ] = setBlocks( 'Alpha words', 'Omega words' );
		const key = documentKey( { type: 'page', id: '1' } );
		const kept = inNewPage( () => {
			const { allDrafts, blockOfDraft, begunOn } =
				jest.requireActual< typeof Drafts >( '../data/drafts' );
			return begunOn( allDrafts.get(), key ).map( blockOfDraft );
		} );
		expect( kept ).toEqual( [ again ] );

		field.focus();
		await press( 'Enter', CTRL );
		await waitFor( () => expect( site.writes ).toHaveLength( 1 ) );
		expect( site.writes ).toMatchObject( [
			{
				path: ROUTE,
				data: {
					post: 1,
					parent: 0,
					status: 'hold',
					type: 'note',
					content: expect.stringMatching(
						/^(<em>)?<a href="https:\/\/example\.org\/page">(<em>)?bold/
					) as unknown,
				},
			},
		] );
		await waitFor( () => expect( card( 'bold' ) ).toBeTruthy() );
		expect( place( 'bold' ).textContent ).toBe( 'Alpha words' );
	} );

	it( 'that isn’t sent survives errors, closing and Escape', async () => {
		const site = siteWith();
		const [ alpha ] = setBlocks( 'Alpha words', 'Omega words' );
		await openPanel( '2', site );
		const field = () => textbox( 'New note: Alpha words' );
		await beginNote( alpha, 'Alpha words' );
		await press( 'Enter', CTRL );
		expect( ( await screen.findByRole( 'alert' ) ).textContent ).toBe(
			'Write something first.'
		);
		const first = await field();
		await focused( () => first );

		await type( first, 'Not lost' );
		await press( 'Escape' );
		expect( shown ).toEqual( [ alpha ] );
		await click( 'Close Notes' );
		await click( 'Open' );
		expect( ( await field() ).textContent ).toBe( 'Not lost' );

		jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( false );
		site.fail( `POST ${ ROUTE }`, 'unreachable' );
		( await field() ).focus();
		await press( 'Enter', CTRL );
		expect( ( await screen.findByRole( 'alert' ) ).textContent ).toBe(
			'You’re offline. Try again when you’re back online.'
		);
		expect( ( await field() ).textContent ).toBe( 'Not lost' );
		jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( true );
		await press( 'Enter', CTRL );
		await waitFor( () => expect( card( 'Not lost' ) ).toBeTruthy() );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );
} );

describe( 'a note', () => {
	/** A note on the first block. */
	async function addNote( id: string, notes: Values[] ) {
		const site = siteWith( notes );
		const [ alpha, omega ] = setBlocks( 'Alpha words', 'Omega words' );
		await openPanel( id, site );
		await type( await beginNote( alpha, 'Alpha words' ), 'Not lost' );
		await press( 'Enter', CTRL );
		await waitFor( () => expect( card( 'Not lost' ) ).toBeTruthy() );
		await focused( () => place( 'Not lost' ) );
		expect( place( 'Not lost' ).textContent ).toBe( 'Alpha words' );
		return { site, alpha, omega };
	}

	it( 'survives the undo of its block’s reference and its block, and is attached again', async () => {
		const { alpha, omega } = await addNote( '3', [] );
		// What undo does.
		void dispatch( blockEditorStore ).updateBlockAttributes(
			String( alpha ),
			{ metadata: undefined }
		);
		await waitFor( () => expect( detached() ).not.toBeNull() );
		expect( detached()?.textContent ).toContain( 'Not lost' );
		await selectBlock( omega );
		await chooseFor( 'Not lost', 'Attach to the selected block' );
		await waitFor( () => expect( detached() ).toBeNull() );
		await focused( () => place( 'Not lost' ) );
		expect( place( 'Not lost' ).textContent ).toBe( 'Omega words' );
		expect(
			JSON.stringify(
				select( blockEditorStore ).getBlockAttributes( String( omega ) )
			)
		).toContain( 'noteId' );

		void dispatch( blockEditorStore ).removeBlock( String( omega ) );
		await waitFor( () =>
			expect( detached()?.textContent ).toContain( 'Not lost' )
		);
	} );

	it( 'that someone else deletes keeps the reply that is being written', async () => {
		const notes: Values[] = [];
		const { site } = await addNote( '4', notes );
		fireEvent.click( place( 'Not lost' ) );
		const reply = () => textbox( /^Reply/ );
		await type( await reply(), 'My answer' );
		notes[ 0 ] = { ...notes[ 0 ], status: 'trash' };
		site.on( `GET ${ ROUTE }`, [] );
		const before = site.writes.length;
		await press( 'Enter', CTRL );
		expect( ( await screen.findByRole( 'alert' ) ).textContent ).toBe(
			'This note was deleted in the meantime. Your text is still here: copy it, or add it as a new note.'
		);
		expect( site.writes ).toHaveLength( before );

		await click( 'Close Notes' );
		await click( 'Open' );
		await waitFor( () => expect( card( 'Not lost' ) ).toBeTruthy() );
		if ( ! screen.queryByRole( 'textbox', { name: /^Reply/ } ) ) {
			fireEvent.click( place( 'Not lost' ) );
		}
		const again = await reply();
		expect( again.textContent ).toBe( 'My answer' );
		again.focus();
		await press( 'Escape' );
		await focused( () => place( 'Not lost' ) );
		await press( 'Escape' );
		await waitFor( () =>
			expect(
				screen.queryByRole( 'button', { name: 'Close Notes' } )
			).toBeNull()
		);
		expect( button( 'Open' ) ).toBeTruthy();
	} );
} );
