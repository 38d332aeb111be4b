/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { fireEvent, render, screen } from '@testing-library/react';
import { Modal } from '@wordpress/components';
import { dispatch } from '@wordpress/data';
import {
	ShortcutProvider,
	store as shortcutsStore,
	useShortcut,
} from '@wordpress/keyboard-shortcuts';
import type { ReactNode } from 'react';
import { keepKeysInDialog } from './useKeysFromOutside';

const NAME = 'atelier/show-shortcuts';

/** An editor with one shortcut. */
function Editor( {
	act,
	children,
}: {
	readonly act: () => void;
	readonly children: ReactNode;
} ) {
	useShortcut( NAME, act );
	return (
		// As in EditorLayout.
		// oxlint-disable-next-line jsx-a11y/no-static-element-interactions
		<div onKeyDown={ keepKeysInDialog }>{ children }</div>
	);
}

it.each( [
	[ 'reach the editor', <button key="a">Inside</button>, 1 ],
	[
		'stay in a dialog of the editor, which React says is inside of it',
		<Modal key="b" title="Asking" onRequestClose={ () => undefined }>
			<button>Inside</button>
		</Modal>,
		0,
	],
] )( 'shortcuts %s', ( _name, content, calls ) => {
	void dispatch( shortcutsStore ).registerShortcut( {
		name: NAME,
		category: 'global',
		description: 'Shows something.',
		keyCombination: { modifier: 'access', character: 'h' },
	} );
	const act = jest.fn();
	render(
		<ShortcutProvider>
			<Editor act={ act }>{ content }</Editor>
		</ShortcutProvider>
	);
	fireEvent.keyDown( screen.getByRole( 'button', { name: 'Inside' } ), {
		key: 'h',
		keyCode: 72,
		shiftKey: true,
		altKey: true,
	} );
	expect( act ).toHaveBeenCalledTimes( calls );
} );
