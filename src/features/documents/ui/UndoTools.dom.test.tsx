/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, render, screen } from '@testing-library/react';
import { Modal } from '@wordpress/components';
import { UndoTools } from './UndoTools';

const undo = jest.fn();

jest.mock( '../data/useUndo', () => ( {
	__esModule: true,
	useUndo: () => ( { undo, redo: null } ),
} ) );

const press = ( target: Element ) =>
	fireEvent.keyDown( target, { key: 'z', keyCode: 90, ctrlKey: true } );

it( 'leaves what a dialog asks about as it is, also where the dialog has lost the focus', () => {
	const { rerender } = render(
		<>
			<UndoTools isActive />
			<Modal title="Save?" onRequestClose={ () => undefined }>
				<button type="button">Save</button>
			</Modal>
		</>
	);
	press( screen.getByText( 'Save' ) );
	press( document.body );
	expect( undo ).not.toHaveBeenCalled();
	rerender( <UndoTools isActive /> );
	press( document.body );
	expect( undo ).toHaveBeenCalledTimes( 1 );
} );
