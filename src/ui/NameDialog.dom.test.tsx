/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ok, type Result } from '@/kernel/result';
import { NameDialog } from './NameDialog';

/** Submits a name whose request is still pending. */
function giveName() {
	let answer: ( result: Result< string > ) => void = () => undefined;
	const onNamed = jest.fn();
	const { unmount } = render(
		<NameDialog
			title="Add new view"
			label="Create"
			name="Mine"
			onName={ () =>
				new Promise< Result< string > >( ( resolve ) => {
					answer = resolve;
				} )
			}
			onNamed={ onNamed }
			onClose={ jest.fn() }
		/>
	);
	fireEvent.click( screen.getByRole( 'button', { name: 'Create' } ) );
	return {
		onNamed,
		close: unmount,
		arrive: () =>
			act( () => {
				answer( ok( 'made' ) );
				return Promise.resolve();
			} ),
	};
}

it( 'reports the result', async () => {
	const { onNamed, arrive } = giveName();
	await arrive();
	expect( onNamed ).toHaveBeenCalledWith( 'made' );
} );

it( 'regression: reports nothing once it has been closed', async () => {
	const { onNamed, close, arrive } = giveName();
	close();
	await arrive();
	expect( onNamed ).not.toHaveBeenCalled();
} );
