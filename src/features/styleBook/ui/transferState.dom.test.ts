/**
 * @jest-environment jsdom
 */
import { transferState, readBook, sampleHeight } from './transferState';

const EXAMPLES = [ 'core/heading', 'core/quote' ]
	.map(
		( name ) =>
			`<li data-key="${ name }"><button data-path="/blocks/${ name }">${ name }</button><div class="atelier-book__picture"></div></li>`
	)
	.join( '' );

/** The structure of both books: tabs, and a frame with examples. */
function makeBook( selected = 'Text' ): HTMLElement {
	const area = document.createElement( 'div' );
	area.innerHTML = [ 'Overview', 'Text' ]
		.map(
			( name ) =>
				`<button role="tab" aria-selected="${ name === selected }">${ name }</button>`
		)
		.join( '' );
	area.insertAdjacentHTML( 'beforeend', '<button data-book-close></button>' );
	const frame = document.createElement( 'iframe' );
	area.append( frame );
	document.body.append( area );
	const body = frame.contentDocument?.body;
	if ( body ) {
		body.innerHTML = `<ul>${ EXAMPLES }</ul>`;
	}
	return area;
}

const frameIn = ( area: HTMLElement ) => area.querySelector( 'iframe' );
const exampleIn = ( area: HTMLElement, name: string ) =>
	frameIn( area )?.contentDocument?.querySelector< HTMLElement >(
		`[data-key="${ name }"] button`
	);

let picture: HTMLElement;
let book: HTMLElement;

beforeEach( () => {
	picture = makeBook();
	book = makeBook();
} );

afterEach( () => document.body.replaceChildren() );

describe( 'transferState', () => {
	it( 'moves the focus from a tab to the same tab', () => {
		picture
			.querySelector< HTMLElement >( '[aria-selected="true"]' )
			?.focus();
		transferState( readBook( picture ), book );
		expect( book.contains( document.activeElement ) ).toBe( true );
		expect( document.activeElement?.textContent ).toBe( 'Text' );
	} );

	it( 'moves the focus from the button that closes the book to the same one', () => {
		picture.querySelector< HTMLElement >( '[data-book-close]' )?.focus();
		transferState( readBook( picture ), book );
		expect( document.activeElement ).toBe(
			book.querySelector( '[data-book-close]' )
		);
	} );

	it( 'moves the focus from an example to the same example', () => {
		frameIn( picture )?.focus();
		exampleIn( picture, 'core/quote' )?.focus();
		transferState( readBook( picture ), book );
		expect( document.activeElement ).toBe( frameIn( book ) );
		expect( frameIn( book )?.contentDocument?.activeElement ).toBe(
			exampleIn( book, 'core/quote' )
		);
	} );

	it( 'focuses the frame if the book has no such example', () => {
		frameIn( picture )?.focus();
		exampleIn( picture, 'core/quote' )?.focus();
		const state = readBook( picture );
		exampleIn( book, 'core/quote' )?.remove();
		transferState( state, book );
		expect( document.activeElement ).toBe( frameIn( book ) );
	} );

	it( 'keeps the focus if it is elsewhere', () => {
		const field = document.createElement( 'input' );
		document.body.append( field );
		field.focus();
		transferState( readBook( picture ), book );
		expect( document.activeElement ).toBe( field );
	} );
} );

it( 'returns the height of samples in the picture only', () => {
	expect( sampleHeight( picture, 'core/quote' ) ).toBe( 0 );
	expect( sampleHeight( picture, 'x/"] *' ) ).toBeUndefined();
} );
