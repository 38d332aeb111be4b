/**
 * @jest-environment jsdom
 */
import { act, render, screen } from '@testing-library/react';
import { useHeldByDialog } from './useHeldByDialog';

const Shown = ( { value }: { readonly value: string } ) => (
	<output>{ useHeldByDialog( value ) }</output>
);

const shown = () => screen.getByRole( 'status' ).textContent;

/** Opens a dialog as WordPress does. */
function openDialog(): HTMLElement {
	const dialog = document.createElement( 'div' );
	dialog.className = 'components-modal__screen-overlay';
	document.body.append( dialog );
	return dialog;
}

describe( 'useHeldByDialog', () => {
	it( 'follows at once without a dialog', () => {
		const { rerender } = render( <Shown value="wide" /> );
		rerender( <Shown value="narrow" /> );
		expect( shown() ).toBe( 'narrow' );
	} );

	it( 'waits until the dialog is closed, and takes the last value then', async () => {
		const { rerender } = render( <Shown value="wide" /> );
		const dialog = openDialog();
		rerender( <Shown value="narrow" /> );
		expect( shown() ).toBe( 'wide' );
		rerender( <Shown value="narrowest" /> );
		await act( async () => {
			dialog.remove();
			await Promise.resolve();
		} );
		expect( shown() ).toBe( 'narrowest' );
	} );

	it( 'changes nothing if the value is the same again', async () => {
		const { rerender } = render( <Shown value="wide" /> );
		const dialog = openDialog();
		rerender( <Shown value="narrow" /> );
		rerender( <Shown value="wide" /> );
		await act( async () => {
			dialog.remove();
			await Promise.resolve();
		} );
		expect( shown() ).toBe( 'wide' );
	} );
} );
