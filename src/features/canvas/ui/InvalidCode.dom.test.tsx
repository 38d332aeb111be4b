/**
 * @jest-environment jsdom
 */
import { fireEvent, render, screen } from '@testing-library/react';
import { InvalidCode } from './InvalidCode';

jest.mock( '../../documents/index.records', () => ( {
	__esModule: true,
	storedContentMessage: () => '',
	versionOf: () => '',
	writeStored: () => new Promise( () => undefined ),
} ) );

it( 'regression: is read-only while it is saved', () => {
	render(
		<InvalidCode
			document={ { type: 'page', id: '7' } }
			title="About"
			content="Before"
			version=""
			onSaved={ jest.fn() }
			onCancel={ jest.fn() }
		/>
	);
	const code = screen.getByRole< HTMLTextAreaElement >( 'textbox' );
	fireEvent.change( code, { target: { value: 'After' } } );
	expect( code.readOnly ).toBe( false );
	fireEvent.click( screen.getByRole( 'button', { name: 'Save' } ) );
	expect( code.readOnly ).toBe( true );
} );
