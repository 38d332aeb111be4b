/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
} from '@testing-library/react';
import { useEffect } from '@wordpress/element';
import { stubGlobal } from '@tests/unit/stubGlobal';
import { createSignal } from '@/kernel/signal';
import { useSignal } from '@/ui/useSignal';
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

/** The picture of the server, while it is up to date. */
const sent = createSignal< unknown >( null );

jest.mock( '../data/bookPicture', () => ( {
	__esModule: true,
	isPicturePrinted: () => Promise.resolve( true ),
	useBookPicture: ( isWanted: boolean ) => {
		const picture = useSignal( sent );
		return isWanted ? picture : null;
	},
} ) );

jest.mock( '@/platform/stages', () => ( {
	__esModule: true,
	letFirst: () => undefined,
	stageIfLoaded: () => undefined,
} ) );

jest.mock( './book/keepInView', () => ( {
	__esModule: true,
	keepInView: () => () => undefined,
} ) );

/** The last props of the book, with which a test reports that it is ready. */
let standIn: BookStandIn;
let page: string;

/** Replaces the book, which needs the block editor. */
function Book( props: { page: string; standIn: BookStandIn } ) {
	useEffect( () => {
		( { page, standIn } = props );
	} );
	return <p>The book, on { props.page }</p>;
}

const onGo = jest.fn();
const onClose = jest.fn();

const open = ( path = '/' ) =>
	render(
		<BookWithPicture path={ path } onGo={ onGo } onClose={ onClose }>
			{ ( book ) => <Book { ...book } /> }
		</BookWithPicture>
	);

/** The frame with the examples. */
const frame = () =>
	document.querySelector< HTMLIFrameElement >(
		'iframe[name="style-book-canvas"]'
	)?.contentDocument;

const exampleIn = async ( title: string ) => {
	const find = () =>
		frame()?.querySelector< HTMLElement >(
			`[aria-label="Open ${ title } styles in Styles panel"]`
		);
	// The first one waits for a chunk.
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
	it( 'shows the server’s picture, and navigates on click', async () => {
		open();
		const quote = await exampleIn( 'Quote' );
		expect( frame()?.body.textContent ).toContain( 'Quote by the server' );
		fireEvent.click( quote );
		expect( onGo ).toHaveBeenCalledWith( '/blocks/core%2Fquote' );
	} );

	it( 'has a button that closes it', async () => {
		open();
		await exampleIn( 'Quote' );
		fireEvent.click( screen.getByRole( 'button', { name: 'Close' } ) );
		expect( onClose ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'supports arrow keys, with one tab stop', async () => {
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

	it( 'passes the selected page and the focus to the book', async () => {
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

	it( 'is replaced by the book once the styles change', async () => {
		open();
		await exampleIn( 'Quote' );
		act( () => sent.set( null ) );
		expect( screen.queryByRole( 'tab' ) ).toBeNull();
		expect( standIn.isShown ).toBe( false );
	} );

	it( 'is replaced by the book if the response is invalid', async () => {
		open();
		await exampleIn( 'Quote' );
		act( () => sent.set( { code: 'atelier_book_failed' } ) );
		expect( screen.queryByRole( 'tab' ) ).toBeNull();
		expect( standIn.isShown ).toBe( false );
	} );

	it( 'shows no picture if the selected block isn’t in the overview', async () => {
		open( '/blocks/core%2Fvideo' );
		await act(
			() => new Promise( ( resolve ) => setTimeout( resolve, 50 ) )
		);
		expect( screen.queryByRole( 'tab' ) ).toBeNull();
	} );
} );
