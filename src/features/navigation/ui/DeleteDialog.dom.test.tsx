// @vitest-environment jsdom
import {
	act,
	cleanup,
	fireEvent,
	render,
	screen,
} from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ok } from '../../../kernel/result';
import { navigate, templatesPlace } from '../../../routing';

const { deleteMenu } = vi.hoisted( () => ( { deleteMenu: vi.fn() } ) );
vi.mock( '../data/changeMenus', () => ( { deleteMenu } ) );
vi.mock( './notices', () => ( {
	reasonOf: vi.fn(),
	tell: vi.fn(),
	tellFailure: vi.fn(),
} ) );
const { DeleteDialog } = await import( './DeleteDialog' );

afterEach( cleanup );

/** A menu that is being deleted. */
function startDeleting() {
	let answer: ( fate: unknown ) => void = () => undefined;
	deleteMenu.mockReturnValue(
		new Promise( ( resolve ) => {
			answer = resolve;
		} )
	);
	const onDeleted = vi.fn();
	render(
		<DeleteDialog
			menu={ { id: '7', title: 'Main', facts: null } }
			onClose={ vi.fn() }
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

it( 'goes on once the menu is deleted', async () => {
	const { onDeleted, arrive } = startDeleting();
	await arrive();
	expect( onDeleted ).toHaveBeenCalled();
} );

it( 'regression: takes nobody away from where they have gone in the meantime', async () => {
	const { onDeleted, arrive } = startDeleting();
	navigate( templatesPlace, {} );
	await arrive();
	expect( onDeleted ).not.toHaveBeenCalled();
} );
