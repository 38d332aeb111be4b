/**
 * @jest-environment jsdom
 */
import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
} from '@testing-library/react';
import { useEffect } from '@wordpress/element';
import { stubGlobal } from '../../../../tests/unit/stubGlobal';
import { createSignal } from '../../../kernel/signal';
import { useSignal } from '../../../ui/useSignal';
import { BookWithPicture, type BookStandIn } from './BookWithPicture';

const ANSWER = {
	head: '',
	sheets: [],
	examples: [ 'Heading', 'Quote', 'List' ].map( ( title ) => ( {
		name: `core/${ title.toLowerCase() }`,
		title,
		html: `<p>${ title } by the server</p>`,
	} ) ),
	categories: [ 'text', 'media' ],
	colors: { palette: { theme: [] } },
};

/** What the server has sent, as long as it is the truth. */
const sent = createSignal< unknown >( null );

jest.mock( '../data/bookPicture', () => ( {
	__esModule: true,
	isPicturePrinted: () => Promise.resolve( true ),
	useBookPicture: ( isWanted: boolean ) => {
		const picture = useSignal( sent );
		return isWanted ? picture : null;
	},
} ) );

jest.mock( '../../../platform/stages', () => ( {
	__esModule: true,
	letFirst: () => undefined,
	stageIfLoaded: () => undefined,
} ) );

jest.mock( './book/keepInView', () => ( {
	__esModule: true,
	keepInView: () => () => undefined,
} ) );

/** What the book was given last, by which a test says that it is there. */
let standIn: BookStandIn;
let page: string;

/** In the place of the book, which needs the block editor. */
function Book( props: { page: string; standIn: BookStandIn } ) {
	useEffect( () => {
		( { page, standIn } = props );
	} );
	return <p>The book, on { props.page }</p>;
}

const onGo = jest.fn();

const open = ( path = '/' ) =>
	render(
		<BookWithPicture path={ path } onGo={ onGo }>
			{ ( book ) => <Book { ...book } /> }
		</BookWithPicture>
	);

/** The examples stand in a frame. */
const frame = () =>
	document.querySelector< HTMLIFrameElement >(
		'iframe[name="style-book-canvas"]'
	)?.contentDocument;

const exampleIn = async ( title: string ) => {
	const find = () =>
		frame()?.querySelector< HTMLElement >(
			`[aria-label="Open ${ title } styles in Styles panel"]`
		);
	// The first to be shown waits for a chunk.
	await waitFor( () => expect( find() ).toBeTruthy(), { timeout: 30_000 } );
	return find() as HTMLElement;
};

beforeEach( () => {
	sent.set( ANSWER );
	stubGlobal(
		'ResizeObserver',
		class {
			public observe() {}
			public unobserve() {}
			public disconnect() {}
		}
	);
} );

describe( 'BookWithPicture', () => {
	it( 'shows what the server has rendered, and goes where a click leads', async () => {
		open();
		const quote = await exampleIn( 'Quote' );
		expect( frame()?.body.textContent ).toContain( 'Quote by the server' );
		fireEvent.click( quote );
		expect( onGo ).toHaveBeenCalledWith( '/blocks/core%2Fquote' );
	} );

	it( 'is gone through by the arrow keys, with one stop for the tab key', async () => {
		open( '/blocks/core%2Fquote' );
		const quote = await exampleIn( 'Quote' );
		expect( quote.getAttribute( 'aria-current' ) ).toBe( 'true' );
		expect( quote.tabIndex ).toBe( 0 );
		act( () => quote.focus() );
		fireEvent.keyDown( quote, { key: 'ArrowDown' } );
		const list = await exampleIn( 'List' );
		expect( frame()?.activeElement ).toBe( list );
		expect( list.tabIndex ).toBe( 0 );
		expect( quote.tabIndex ).toBe( -1 );
	} );

	it( 'gives way to the book with the page and the focus that were chosen', async () => {
		open();
		const tab = await screen.findByRole(
			'tab',
			{ name: 'Media' },
			{ timeout: 30_000 }
		);
		expect( screen.queryByRole( 'tab', { name: 'Widgets' } ) ).toBeNull();
		tab.focus();
		fireEvent.click( tab );
		expect( page ).toBe( 'media' );
		expect( standIn.isShown ).toBe( true );
		act( () => standIn.onSettled() );
		expect( screen.queryByRole( 'tab' ) ).toBeNull();
		expect( standIn.isShown ).toBe( false );
		expect( screen.getByText( 'The book, on media' ) ).toBeTruthy();
	} );

	it( 'has the book in its place once the styles are others', async () => {
		open();
		await exampleIn( 'Quote' );
		act( () => sent.set( null ) );
		expect( screen.queryByRole( 'tab' ) ).toBeNull();
		expect( standIn.isShown ).toBe( false );
	} );

	it( 'has the book in its place where the answer is none', async () => {
		open();
		await exampleIn( 'Quote' );
		act( () => sent.set( { code: 'atelier_book_failed' } ) );
		expect( screen.queryByRole( 'tab' ) ).toBeNull();
		expect( standIn.isShown ).toBe( false );
	} );

	it( 'shows none where the block that is looked at is not in the overview', async () => {
		open( '/blocks/core%2Fvideo' );
		await act(
			() => new Promise( ( resolve ) => setTimeout( resolve, 50 ) )
		);
		expect( screen.queryByRole( 'tab' ) ).toBeNull();
	} );
} );
