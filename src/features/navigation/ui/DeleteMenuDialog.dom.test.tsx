/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ok } from '@/kernel/result';
import { navigate, templatesRoute } from '@/routing';
import { deleteMenu } from '../data/changeMenus';
import { useMenus } from '../data/useMenus';
import { DeleteMenuDialog } from './DeleteMenuDialog';

jest.mock( '../data/changeMenus', () => ( {
	__esModule: true,
	deleteMenu: jest.fn(),
} ) );
jest.mock( '../data/useMenus', () => ( {
	__esModule: true,
	useMenus: jest.fn( () => ( { status: 'loading' } ) ),
} ) );
jest.mock( '@/features/safeRemoval/index.records', () => ( {
	__esModule: true,
	SafeRemoval: ( {
		onRemove,
		others,
	}: {
		onRemove: () => void;
		others: readonly { title: string }[];
	} ) => (
		<>
			<button onClick={ onRemove }>Delete</button>
			{ others.map( ( { title } ) => title ).join() }
		</>
	),
} ) );
jest.mock( './notices', () => ( {
	__esModule: true,
	reasonOf: jest.fn(),
	tell: jest.fn(),
	tellFailure: jest.fn(),
} ) );

/** Confirms the dialog; the request stays pending. */
function startDeleting() {
	let answer: (
		fate: Awaited< ReturnType< typeof deleteMenu > >
	) => void = () => undefined;
	jest.mocked( deleteMenu ).mockReturnValue(
		new Promise( ( resolve ) => {
			answer = resolve;
		} )
	);
	const onDeleted = jest.fn();
	render(
		<DeleteMenuDialog
			menu={ { id: '7', title: 'Main', facts: null } }
			onClose={ jest.fn() }
			onDeleted={ onDeleted }
		/>
	);
	fireEvent.click( screen.getByRole( 'button', { name: 'Delete' } ) );
	return {
		onDeleted,
		arrive: () =>
			act( () => {
				answer( ok( undefined ) );
				return Promise.resolve();
			} ),
	};
}

it( 'calls onDeleted once the menu is deleted', async () => {
	const { onDeleted, arrive } = startDeleting();
	await arrive();
	expect( onDeleted ).toHaveBeenCalled();
} );

it( 'regression: doesn’t navigate if the user has left in the meantime', async () => {
	const { onDeleted, arrive } = startDeleting();
	navigate( templatesRoute, {} );
	await arrive();
	expect( onDeleted ).not.toHaveBeenCalled();
} );

it( 'offers other menus in its place, not drafts, which visitors don’t see', () => {
	const menu = ( id: string, title: string, isDraft = false ) => ( {
		id,
		title,
		isDraft,
	} );
	jest.mocked( useMenus ).mockReturnValue( {
		status: 'ready',
		value: [
			menu( '7', 'Main' ),
			menu( '8', 'Footer' ),
			menu( '9', 'Later', true ),
		],
	} as unknown as ReturnType< typeof useMenus > );
	const { container } = render(
		<DeleteMenuDialog
			menu={ { id: '7', title: 'Main', facts: null } }
			onClose={ jest.fn() }
			onDeleted={ jest.fn() }
		/>
	);
	expect( container.textContent ).toBe( 'DeleteFooter' );
} );
