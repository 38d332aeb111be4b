/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { fail, ok, type Result } from '@/kernel/result';
import { PictureField, type Choice } from './PictureField';

const labels = {
	choose: 'Choose logo',
	replace: 'Replace logo',
	remove: 'Remove logo',
};
const shown = {
	status: 'ready',
	url: 'https://example.org/logo.png',
	description: 'A boat',
} as const;

const show = (
	choice: Result< Choice >,
	picture: Parameters< typeof PictureField >[ 0 ][ 'picture' ]
) => {
	const onChange = jest.fn();
	render(
		<PictureField
			label="Site logo"
			help="Shown by the Site Logo block."
			picture={ picture }
			labels={ labels }
			choose={ () => Promise.resolve( choice ) }
			onChange={ onChange }
		/>
	);
	return onChange;
};

const press = ( name: string ) =>
	act( () => {
		fireEvent.click( screen.getByRole( 'button', { name } ) );
		return Promise.resolve();
	} );

it( 'uses the chosen image', async () => {
	const onChange = show( ok( { id: 7 } ), { status: 'none' } );
	await press( 'Choose logo' );
	expect( onChange ).toHaveBeenCalledWith( 7 );
} );

it( 'changes nothing if none is chosen', async () => {
	const onChange = show( ok( null ), shown );
	await press( 'Replace logo' );
	expect( onChange ).not.toHaveBeenCalled();
} );

it.each( [
	[ 'a picture is refused', ok( { problem: 'Too small.' } ), /Too small/ ],
	[ 'the media library fails', fail( { code: 'offline' } as const ), /./ ],
] )( 'says why where %s', async ( _name, choice, words ) => {
	const onChange = show( choice, { status: 'none' } );
	await press( 'Choose logo' );
	expect( screen.getByRole( 'alert' ).textContent ).toMatch( words );
	expect( onChange ).not.toHaveBeenCalled();
} );

it( 'moves the focus to the other button when the image is removed', async () => {
	const onChange = show( ok( null ), shown );
	expect( screen.getByRole( 'img', { name: /A boat/ } ) ).not.toBeNull();
	await press( 'Remove logo' );
	expect( onChange ).toHaveBeenCalledWith( 0 );
	expect( document.activeElement?.textContent ).toBe( 'Replace logo' );
} );

it( 'tells that an image was deleted', () => {
	show( ok( null ), { status: 'missing' } );
	expect(
		screen.getByText( /was deleted from the media library/ )
	).not.toBeNull();
} );
