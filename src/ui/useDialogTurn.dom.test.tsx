/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { screen } from '@testing-library/react';
import { Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { click, renderRoom, settle } from '@tests/support/renderRoom';
import { useDialogTurn } from './useDialogTurn';

type Kind = Parameters< typeof useDialogTurn >[ 0 ];

function Wanting( { kind }: { readonly kind: Kind } ) {
	const [ isWanted, setIsWanted ] = useState( true );
	const isTurn = useDialogTurn( kind, isWanted );
	const close = () => setIsWanted( false );
	return isTurn ? (
		<Modal title={ kind } onRequestClose={ close }>
			<button onClick={ close }>{ `Answer ${ kind }` }</button>
		</Modal>
	) : null;
}

const open = () =>
	screen
		.getAllByRole( 'dialog', { hidden: true } )
		.map( ( dialog ) => dialog.textContent );

it( 'opens dialogs that come by themselves one after another, what was lost first', async () => {
	await renderRoom(
		<>
			<Wanting kind="starters" />
			<Wanting kind="guide" />
			<Wanting kind="restore" />
		</>
	);
	for ( const kind of [ 'restore', 'guide', 'starters' ] ) {
		await settle();
		expect( open() ).toEqual( [ expect.stringContaining( kind ) ] );
		await click( `Answer ${ kind }` );
	}
	await settle();
	expect( screen.queryByRole( 'dialog', { hidden: true } ) ).toBeNull();
} );
