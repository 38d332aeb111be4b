/**
 * @jest-environment jsdom
 */
import { keepFocus } from './keepFocus';

const nextFrame = () =>
	new Promise( ( resolve ) => {
		requestAnimationFrame( () => requestAnimationFrame( resolve ) );
	} );

const byId = ( id: string ) => document.getElementById( id ) as HTMLElement;

const focused = () => document.activeElement?.id;

let stop: () => void;

beforeEach( () => {
	// jsdom has no layout: elements in the page count as visible.
	jest.spyOn( Element.prototype, 'getClientRects' ).mockReturnValue( [
		new DOMRect(),
	] as unknown as DOMRectList );
	document.body.innerHTML = `
		<h1 id="heading" tabindex="-1" data-screen-heading></h1>
		<div id="region" role="region" tabindex="-1">
			<button id="add"></button>
			<ul id="list">
				<li id="row-1"><button class="menu"></button><button id="menu-1" class="menu"></button></li>
				<li id="row-2"><a href="#" id="link-2"></a><button class="menu"></button><button id="menu-2" class="menu"></button></li>
				<li id="row-3"><button class="menu"></button><button id="menu-3" class="menu"></button></li>
			</ul>
		</div>
		<div id="editor" role="region" tabindex="-1" data-focus-target></div>`;
	stop = keepFocus();
} );

afterEach( () => {
	stop();
	jest.restoreAllMocks();
	document.body.replaceChildren();
} );

describe( 'the focus of a removed element', () => {
	it( 'goes to the same control in the row that moves up', async () => {
		byId( 'menu-1' ).focus();
		byId( 'row-1' ).remove();
		await nextFrame();
		expect( focused() ).toBe( 'menu-2' );
	} );

	it( 'goes from the last row to the row before', async () => {
		byId( 'menu-3' ).focus();
		byId( 'row-3' ).remove();
		await nextFrame();
		expect( focused() ).toBe( 'menu-2' );
	} );

	it( 'stays in the row if only the focused element is removed', async () => {
		byId( 'menu-2' ).focus();
		byId( 'menu-2' ).remove();
		await nextFrame();
		expect( focused() ).toBe( 'link-2' );
	} );

	it( 'goes to the control that takes its place, whatever it looks like', async () => {
		const place = document.createElement( 'div' );
		place.setAttribute( 'data-focus-stays', '' );
		place.innerHTML = '<button id="before" class="before"></button>';
		byId( 'region' ).append( place );
		byId( 'before' ).focus();
		place.innerHTML = '<span><button id="after"></button></span>';
		await nextFrame();
		expect( focused() ).toBe( 'after' );
	} );

	it( 'goes to the region if the list is removed, too', async () => {
		byId( 'menu-1' ).focus();
		byId( 'list' ).remove();
		await nextFrame();
		expect( focused() ).toBe( 'region' );
	} );

	it( 'goes to the next row from a dialog about a row', async () => {
		byId( 'menu-2' ).focus();
		const dialog = openDialog();
		byId( 'row-2' ).remove();
		dialog.remove();
		await nextFrame();
		expect( focused() ).toBe( 'menu-3' );
	} );

	it( 'goes back to the element focused before a dialog', async () => {
		byId( 'add' ).focus();
		const dialog = openDialog();
		await nextFrame();
		dialog.remove();
		await nextFrame();
		expect( focused() ).toBe( 'add' );
	} );

	it( 'goes to the heading of the screen if nothing was focused before', async () => {
		const dialog = openDialog();
		dialog.remove();
		await nextFrame();
		expect( focused() ).toBe( 'heading' );
	} );

	it( 'goes to the editor if the heading is hidden', async () => {
		const dialog = openDialog();
		byId( 'heading' ).remove();
		dialog.remove();
		await nextFrame();
		expect( focused() ).toBe( 'editor' );
	} );

	it( 'stays in the open dialog', async () => {
		const dialog = openDialog();
		dialog.querySelector( 'button' )?.remove();
		await nextFrame();
		expect( focused() ).toBe( 'dialog' );
	} );
} );

describe( 'the focus', () => {
	it( 'isn’t moved after the user has blurred it', async () => {
		byId( 'add' ).focus();
		byId( 'add' ).blur();
		byId( 'list' ).remove();
		await nextFrame();
		expect( document.activeElement ).toBe( document.body );
	} );

	it( 'isn’t moved if it has moved in the meantime', async () => {
		byId( 'menu-1' ).focus();
		byId( 'row-1' ).remove();
		byId( 'add' ).focus();
		await nextFrame();
		expect( focused() ).toBe( 'add' );
	} );
} );

function openDialog(): HTMLElement {
	const dialog = document.createElement( 'div' );
	dialog.id = 'dialog';
	dialog.className = 'components-modal__frame';
	dialog.tabIndex = -1;
	const button = dialog.appendChild( document.createElement( 'button' ) );
	document.body.append( dialog );
	button.focus();
	return dialog;
}
