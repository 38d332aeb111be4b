/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { waitFor } from '@testing-library/react';
import { keepTopDialog } from './keepTopDialog';

const addDialog = ( name: string, isHidden: boolean ): HTMLElement => {
	const overlay = document.createElement( 'div' );
	overlay.className = 'components-modal__screen-overlay';
	overlay.innerHTML = `<div role="dialog" aria-label="${ name }" tabindex="-1"></div>`;
	if ( isHidden ) {
		overlay.setAttribute( 'aria-hidden', 'true' );
	}
	document.body.append( overlay );
	return overlay;
};

const dialogIn = ( overlay: HTMLElement ) =>
	overlay.querySelector( '[role="dialog"]' );

const nextFrame = () =>
	new Promise( ( resolve ) => {
		requestAnimationFrame( () => requestAnimationFrame( resolve ) );
	} );

describe( 'keepTopDialog', () => {
	let stop: () => void;

	beforeEach( () => {
		document.body.innerHTML =
			'<div class="atelier-root"><button>Behind</button></div>';
		document.querySelector( 'button' )?.focus();
		stop = keepTopDialog();
	} );

	afterEach( () => stop() );

	it( 'shows a dialog to screen readers that another one left hidden, and focuses it', async () => {
		const overlay = addDialog( 'Choose a pattern', true );
		await waitFor( () =>
			expect( document.activeElement ).toBe( dialogIn( overlay ) )
		);
		expect( overlay.hasAttribute( 'aria-hidden' ) ).toBe( false );
	} );

	it( 'does so when it is hidden later', async () => {
		const overlay = addDialog( 'Choose a pattern', false );
		overlay.setAttribute( 'aria-hidden', 'true' );
		await waitFor( () =>
			expect( overlay.hasAttribute( 'aria-hidden' ) ).toBe( false )
		);
	} );

	it( 'focuses a dialog that has nothing to focus yet, after the menu that opened it has taken the focus back', async () => {
		const overlay = addDialog( 'Set as homepage', false );
		await waitFor( () =>
			expect( document.activeElement ).toBe( dialogIn( overlay ) )
		);
		document.querySelector( 'button' )?.focus();
		await waitFor( () =>
			expect( document.activeElement ).toBe( dialogIn( overlay ) )
		);
	} );

	it( 'leaves the focus where a dialog that closes puts it, and in popovers', async () => {
		const opener = document.querySelector( 'button' );
		const overlay = addDialog( 'Closing', false );
		opener?.focus();
		overlay.remove();
		await nextFrame();
		expect( document.activeElement ).toBe( opener );

		addDialog( 'Open', false );
		const popover = document.createElement( 'button' );
		document.body.append( popover );
		popover.focus();
		await nextFrame();
		expect( document.activeElement ).toBe( popover );
	} );

	it( 'leaves a dialog below another one hidden', async () => {
		const below = addDialog( 'Below', true );
		const top = addDialog( 'Top', true );
		await waitFor( () =>
			expect( top.hasAttribute( 'aria-hidden' ) ).toBe( false )
		);
		expect( below.hasAttribute( 'aria-hidden' ) ).toBe( true );
	} );
} );
